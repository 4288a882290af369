#ifndef CPNG_SHIM_H
#define CPNG_SHIM_H

#include <png.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/// The order of a pixel's bytes; X is omitted from files.
typedef enum { CPNG_RGB, CPNG_RGBX, CPNG_BGRX, CPNG_RGBA } cpng_order;

/// A file that is being written, and the error message of libpng.
typedef struct {
  unsigned char *bytes;
  size_t count;
  size_t capacity;
  char reason[128];
} cpng_file;

static inline void cpng_append(png_structp png, png_bytep bytes, size_t count) {
  cpng_file *file = (cpng_file *)png_get_io_ptr(png);
  if (file->count + count > file->capacity) {
    size_t capacity = 2 * (file->count + count);
    unsigned char *larger = (unsigned char *)realloc(file->bytes, capacity);
    if (!larger) png_error(png, "out of memory");
    file->bytes = larger;
    file->capacity = capacity;
  }
  memcpy(file->bytes + file->count, bytes, count);
  file->count += count;
}

static inline void cpng_flush(png_structp png) { (void)png; }

static inline void cpng_fail(png_structp png, png_const_charp reason) {
  cpng_file *file = (cpng_file *)png_get_error_ptr(png);
  snprintf(file->reason, sizeof file->reason, "%s", reason);
  png_longjmp(png, 1);
}

static inline void cpng_warn(png_structp png, png_const_charp reason) {
  (void)png;
  (void)reason;
}

/// Writes 8-bit pixels as a PNG file, optimized for speed.
///
/// The caller frees the bytes of the file, also after a failure.
static inline int cpng_write(
    cpng_file *file, const unsigned char *pixels, size_t stride, unsigned width, unsigned height,
    cpng_order order) {
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, file, cpng_fail, cpng_warn);
  if (!png) {
    snprintf(file->reason, sizeof file->reason, "out of memory");
    return 0;
  }
  png_infop info = png_create_info_struct(png);
  if (!info || setjmp(png_jmpbuf(png))) {
    png_destroy_write_struct(&png, &info);
    return 0;
  }
  png_set_write_fn(png, file, cpng_append, cpng_flush);
  int type = order == CPNG_RGBA ? PNG_COLOR_TYPE_RGBA : PNG_COLOR_TYPE_RGB;
  png_set_IHDR(
      png, info, width, height, 8, type, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
      PNG_FILTER_TYPE_DEFAULT);
  png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
  png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE);
  png_set_compression_level(png, 1);
  png_write_info(png, info);
  if (order == CPNG_BGRX) png_set_bgr(png);
  if (order == CPNG_BGRX || order == CPNG_RGBX) png_set_filler(png, 0, PNG_FILLER_AFTER);
  for (unsigned row = 0; row < height; row++) png_write_row(png, pixels + row * stride);
  png_write_end(png, info);
  png_destroy_write_struct(&png, &info);
  return 1;
}

#endif
