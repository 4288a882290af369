#pragma once

// The functions of ICU that the package uses, with separate types: the headers of ICU must not be
// combined with those of Foundation's copy of ICU in a Swift program.

#include <stdint.h>

typedef struct icu_break_iterator icu_break_iterator;
typedef struct icu_bidi icu_bidi;

/// Returns an iterator over line breaks (kind 0) or grapheme clusters (kind 1), or NULL.
icu_break_iterator *icu_break_iterator_open(int kind);

/// Sets the text of an iterator, which keeps its address.
int icu_break_iterator_set_text(
    icu_break_iterator *iterator, const uint16_t *text, int32_t length);

/// Returns the next boundary, or -1.
int32_t icu_break_iterator_next(icu_break_iterator *iterator);

/// Returns the first boundary after an offset, or -1.
int32_t icu_break_iterator_following(icu_break_iterator *iterator, int32_t offset);

void icu_break_iterator_close(icu_break_iterator *iterator);

icu_bidi *icu_bidi_open(void);

void icu_bidi_close(icu_bidi *bidi);

/// Copies the level of each unit; returns the paragraph's level, or -1.
///
/// `level` is a level, 0xFE for the first strong character's or 0, 0xFF for the same or 1.
int icu_bidi_levels(
    icu_bidi *bidi, const uint16_t *text, int32_t length, uint8_t level, uint8_t *levels);

/// Returns whether the character's East Asian width is wide or fullwidth.
int icu_is_wide(uint32_t scalar);

int icu_is_emoji(uint32_t scalar);

int icu_has_emoji_presentation(uint32_t scalar);

int icu_is_default_ignorable(uint32_t scalar);

/// Returns whether the character is a nonspacing or enclosing mark, a control or a format
/// character.
int icu_has_no_width(uint32_t scalar);

/// Returns whether the character's East Asian width is wide, fullwidth or halfwidth.
int icu_is_east_asian(uint32_t scalar);

/// Returns the class of UAX #14, as far as the rules of newer versions need it.
///
/// 1 is alphabetic (AL, AI, HL, SA, XX), 2 opening punctuation (OP), 3 ideographic (ID, CJ, H2, H3),
/// 0 anything else.
int icu_line_break_class(uint32_t scalar);
