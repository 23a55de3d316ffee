/* A disk that fails when it is told to, and what is really on it.
 *
 * Loaded into the server by LD_PRELOAD. $FOURFOLD_DISK is a folder:
 *
 *   disk/NAME      what programs see: the file system's memory of each file.
 *   platter/NAME   what a power cut would leave: only what a sync has brought there that succeeded.
 *   dirty/NAME     a bit for each page of 4 KiB that was written and not synced since. It outlives the
 *                  server, as the memory of the kernel does.
 *   eio            while there is such a file, reading, writing and syncing fail: EIO.
 *   enospc         the same for writing: ENOSPC.
 *   fsync          the same for syncing: EIO.
 *
 * A sync that fails is one as Linux has it: the pages it was for count as clean afterwards, and the next
 * sync that succeeds says nothing of them, unless they are written anew. Whoever trusts that one has lost
 * them. To remove a file is durable at once. What is shared memory (-shm) or a lock (-server) is no part
 * of the disk. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

enum { PAGE = 4096, PAGES = 1 << 18, FILES = 8, NAME = 64 };

struct file {
    char name[NAME];
    int platter;
    uint64_t *dirty;
};

static const char *folder;
static char disk[PATH_MAX];
static struct file files[FILES];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static ssize_t (*real_read)(int, void *, size_t);
static ssize_t (*real_pread)(int, void *, size_t, off_t);
static ssize_t (*real_write)(int, const void *, size_t);
static ssize_t (*real_pwrite)(int, const void *, size_t, off_t);
static int (*real_fsync)(int);
static int (*real_fdatasync)(int);
static int (*real_ftruncate)(int, off_t);
static int (*real_unlink)(const char *);

/* A disk that does not work as it says would let every test pass. */
static void stop(const char *why) {
    perror(why);
    abort();
}

__attribute__((constructor)) static void begin(void) {
    real_read = dlsym(RTLD_NEXT, "read");
    real_pread = dlsym(RTLD_NEXT, "pread64");
    real_write = dlsym(RTLD_NEXT, "write");
    real_pwrite = dlsym(RTLD_NEXT, "pwrite64");
    real_fsync = dlsym(RTLD_NEXT, "fsync");
    real_fdatasync = dlsym(RTLD_NEXT, "fdatasync");
    real_ftruncate = dlsym(RTLD_NEXT, "ftruncate64");
    real_unlink = dlsym(RTLD_NEXT, "unlink");
    folder = getenv("FOURFOLD_DISK");
    if (!folder) stop("FOURFOLD_DISK is not said");
    snprintf(disk, sizeof disk, "%s/disk/", folder);
}

static bool ends_with(const char *text, const char *end) {
    size_t length = strlen(text), ending = strlen(end);
    return length >= ending && strcmp(text + length - ending, end) == 0;
}

/* The name of a file on the disk; NULL if this is none. */
static const char *name_of(const char *path) {
    size_t length = strlen(disk);
    if (strncmp(path, disk, length) != 0) return NULL;
    const char *name = path + length;
    bool is_apart = strchr(name, '/') || ends_with(name, "-shm") || ends_with(name, "-server");
    return is_apart ? NULL : name;
}

static int beside(const char *where, const char *name) {
    char path[PATH_MAX];
    snprintf(path, sizeof path, "%s/%s/%s", folder, where, name);
    int fd = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (fd < 0) stop(path);
    return fd;
}

static struct file *file_named(const char *name) {
    struct file *file = files;
    while (file < files + FILES && file->name[0] && strcmp(file->name, name) != 0) file++;
    if (file == files + FILES || strlen(name) >= NAME) stop("too many files, or too long a name");
    if (!file->name[0]) {
        strcpy(file->name, name);
        file->platter = beside("platter", name);
        int fd = beside("dirty", name);
        if (real_ftruncate(fd, PAGES / 8) != 0) stop("dirty");
        file->dirty = mmap(NULL, PAGES / 8, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
        if (file->dirty == MAP_FAILED) stop("dirty");
        close(fd);
    }
    return file;
}

/* The file on the disk that this descriptor leads to, or NULL. */
static struct file *file_of(int fd) {
    char link[64], path[PATH_MAX];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0) return NULL;
    path[length] = 0;
    const char *name = name_of(path);
    return name ? file_named(name) : NULL;
}

static bool fails(const char *kind) {
    char path[PATH_MAX];
    snprintf(path, sizeof path, "%s/%s", folder, kind);
    return access(path, F_OK) == 0;
}

/* The number of an error, or 0. */
static int error_of_writing(void) {
    return fails("eio") ? EIO : fails("enospc") ? ENOSPC : 0;
}

static void note(struct file *file, off_t from, ssize_t length) {
    for (off_t page = from / PAGE; length > 0 && page <= (from + length - 1) / PAGE; page++) {
        if (page >= PAGES) stop("too long a file");
        file->dirty[page / 64] |= (uint64_t)1 << page % 64;
    }
}

/* Brings every page that was written to the platter, as it is now; or forgets that it was. */
static void settle(struct file *file, int fd, bool is_kept) {
    for (off_t group = 0; group < PAGES / 64; group++) {
        uint64_t bits = file->dirty[group];
        file->dirty[group] = 0;
        for (; is_kept && bits; bits &= bits - 1) {
            char page[PAGE];
            off_t from = (group * 64 + __builtin_ctzll(bits)) * PAGE;
            ssize_t length = real_pread(fd, page, PAGE, from);
            if (length < 0 || real_pwrite(file->platter, page, length, from) != length) {
                stop("platter");
            }
        }
    }
    struct stat now;
    if (is_kept && (fstat(fd, &now) != 0 || real_ftruncate(file->platter, now.st_size) != 0)) {
        stop("platter");
    }
}

/* Must this be refused, for the disk is broken? */
static bool is_broken(int fd) {
    pthread_mutex_lock(&lock);
    bool refuses = file_of(fd) && fails("eio");
    pthread_mutex_unlock(&lock);
    if (refuses) errno = EIO;
    return refuses;
}

ssize_t read(int fd, void *bytes, size_t count) {
    return is_broken(fd) ? -1 : real_read(fd, bytes, count);
}

ssize_t pread64(int fd, void *bytes, size_t count, off_t from) {
    return is_broken(fd) ? -1 : real_pread(fd, bytes, count, from);
}

ssize_t pread(int fd, void *bytes, size_t count, off_t from) {
    return pread64(fd, bytes, count, from);
}

static ssize_t write_to(struct file *file, int fd, const void *bytes, size_t count, off_t from) {
    int error = error_of_writing();
    if (error) {
        errno = error;
        return -1;
    }
    ssize_t written = real_pwrite(fd, bytes, count, from);
    note(file, from, written);
    return written;
}

ssize_t pwrite64(int fd, const void *bytes, size_t count, off_t from) {
    pthread_mutex_lock(&lock);
    struct file *file = file_of(fd);
    ssize_t written =
        file ? write_to(file, fd, bytes, count, from) : real_pwrite(fd, bytes, count, from);
    pthread_mutex_unlock(&lock);
    return written;
}

ssize_t pwrite(int fd, const void *bytes, size_t count, off_t from) {
    return pwrite64(fd, bytes, count, from);
}

ssize_t write(int fd, const void *bytes, size_t count) {
    pthread_mutex_lock(&lock);
    struct file *file = file_of(fd);
    if (!file) {
        /* It may wait for somebody who reads. */
        pthread_mutex_unlock(&lock);
        return real_write(fd, bytes, count);
    }
    off_t from = lseek(fd, 0, SEEK_CUR);
    ssize_t written = write_to(file, fd, bytes, count, from);
    if (written > 0) lseek(fd, from + written, SEEK_SET);
    pthread_mutex_unlock(&lock);
    return written;
}

static int sync_by(int (*sync)(int), int fd) {
    pthread_mutex_lock(&lock);
    struct file *file = file_of(fd);
    int done;
    if (file && (fails("eio") || fails("fsync"))) {
        settle(file, fd, false);
        errno = EIO;
        done = -1;
    } else {
        done = sync(fd);
        if (file) settle(file, fd, done == 0);
    }
    pthread_mutex_unlock(&lock);
    return done;
}

int fsync(int fd) { return sync_by(real_fsync, fd); }

int fdatasync(int fd) { return sync_by(real_fdatasync, fd); }

int ftruncate64(int fd, off_t length) {
    return is_broken(fd) ? -1 : real_ftruncate(fd, length);
}

int ftruncate(int fd, off_t length) { return ftruncate64(fd, length); }

int unlink(const char *path) {
    const char *name = name_of(path);
    int done = real_unlink(path);
    if (name && done == 0) {
        pthread_mutex_lock(&lock);
        struct file *file = file_named(name);
        settle(file, -1, false);
        if (real_ftruncate(file->platter, 0) != 0) stop("platter");
        pthread_mutex_unlock(&lock);
    }
    return done;
}
