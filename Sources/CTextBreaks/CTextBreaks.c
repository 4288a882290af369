#include "CTextBreaks.h"

#include <stddef.h>
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>

icu_break_iterator *icu_break_iterator_open(int kind) {
  UErrorCode error = U_ZERO_ERROR;
  UBreakIterator *iterator =
      ubrk_open(kind == 0 ? UBRK_LINE : UBRK_CHARACTER, "en@lb=normal", NULL, 0, &error);
  return U_SUCCESS(error) ? (icu_break_iterator *)iterator : NULL;
}

int icu_break_iterator_set_text(
    icu_break_iterator *iterator, const uint16_t *text, int32_t length) {
  UErrorCode error = U_ZERO_ERROR;
  ubrk_setText((UBreakIterator *)iterator, (const UChar *)text, length, &error);
  return U_SUCCESS(error);
}

int32_t icu_break_iterator_next(icu_break_iterator *iterator) {
  return ubrk_next((UBreakIterator *)iterator);
}

int32_t icu_break_iterator_following(icu_break_iterator *iterator, int32_t offset) {
  return ubrk_following((UBreakIterator *)iterator, offset);
}

void icu_break_iterator_close(icu_break_iterator *iterator) { ubrk_close((UBreakIterator *)iterator); }

icu_bidi *icu_bidi_open(void) { return (icu_bidi *)ubidi_open(); }

void icu_bidi_close(icu_bidi *bidi) { ubidi_close((UBiDi *)bidi); }

int icu_bidi_levels(
    icu_bidi *bidi, const uint16_t *text, int32_t length, uint8_t level, uint8_t *levels) {
  UErrorCode error = U_ZERO_ERROR;
  ubidi_setPara((UBiDi *)bidi, (const UChar *)text, length, level, NULL, &error);
  if (U_FAILURE(error)) return -1;
  const UBiDiLevel *found = ubidi_getLevels((UBiDi *)bidi, &error);
  if (U_FAILURE(error)) return -1;
  int32_t count = ubidi_getProcessedLength((UBiDi *)bidi);
  UBiDiLevel base = ubidi_getParaLevel((UBiDi *)bidi);
  for (int32_t i = 0; i < length; i++) levels[i] = i < count ? found[i] : base;
  return base;
}

int icu_is_wide(uint32_t scalar) {
  int width = u_getIntPropertyValue((UChar32)scalar, UCHAR_EAST_ASIAN_WIDTH);
  return width == U_EA_WIDE || width == U_EA_FULLWIDTH;
}

int icu_is_emoji(uint32_t scalar) {
  return u_hasBinaryProperty((UChar32)scalar, UCHAR_EMOJI);
}

int icu_has_emoji_presentation(uint32_t scalar) {
  return u_hasBinaryProperty((UChar32)scalar, UCHAR_EMOJI_PRESENTATION);
}

int icu_is_default_ignorable(uint32_t scalar) {
  return u_hasBinaryProperty((UChar32)scalar, UCHAR_DEFAULT_IGNORABLE_CODE_POINT);
}

int icu_has_no_width(uint32_t scalar) {
  int type = u_charType((UChar32)scalar);
  return type == U_NON_SPACING_MARK || type == U_ENCLOSING_MARK || type == U_CONTROL_CHAR
      || type == U_FORMAT_CHAR;
}

int icu_is_east_asian(uint32_t scalar) {
  int width = u_getIntPropertyValue((UChar32)scalar, UCHAR_EAST_ASIAN_WIDTH);
  return width == U_EA_WIDE || width == U_EA_FULLWIDTH || width == U_EA_HALFWIDTH;
}

int icu_line_break_class(uint32_t scalar) {
  switch (u_getIntPropertyValue((UChar32)scalar, UCHAR_LINE_BREAK)) {
    case U_LB_ALPHABETIC:
    case U_LB_AMBIGUOUS:
    case U_LB_HEBREW_LETTER:
    case U_LB_COMPLEX_CONTEXT:
    case U_LB_UNKNOWN:
      return 1;
    case U_LB_OPEN_PUNCTUATION:
      return 2;
    case U_LB_IDEOGRAPHIC:
    case U_LB_CONDITIONAL_JAPANESE_STARTER:
    case U_LB_H2:
    case U_LB_H3:
      return 3;
    default:
      return 0;
  }
}
