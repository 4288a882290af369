#ifndef CPANGO_SHIM_H
#define CPANGO_SHIM_H

// The functions of Pango 1.x that are called here. Its own headers need a flag, -pthread, for which
// SwiftPM warns in each build.

typedef struct _cairo cairo_t;
typedef struct _cairo_font_options cairo_font_options_t;
typedef struct _PangoContext PangoContext;
typedef struct _PangoFontDescription PangoFontDescription;
typedef struct _PangoLanguage PangoLanguage;
typedef struct _PangoLayout PangoLayout;
typedef struct _PangoLayoutLine PangoLayoutLine;

typedef struct {
  int x, y, width, height;
} PangoRectangle;

enum {
  PANGO_UNITS = 1024,
  PANGO_ITALIC = 2
};

PangoLayout *pango_cairo_create_layout(cairo_t *context);
void pango_cairo_show_layout_line(cairo_t *context, PangoLayoutLine *line);

PangoFontDescription *pango_font_description_from_string(const char *text);
void pango_font_description_free(PangoFontDescription *description);
void pango_font_description_set_absolute_size(PangoFontDescription *description, double size);
void pango_font_description_set_style(PangoFontDescription *description, int style);
void pango_font_description_set_weight(PangoFontDescription *description, int weight);

PangoContext *pango_layout_get_context(PangoLayout *layout);
void pango_layout_context_changed(PangoLayout *layout);
void pango_cairo_context_set_font_options(
  PangoContext *context, const cairo_font_options_t *options
);
void pango_context_set_language(PangoContext *context, PangoLanguage *language);
PangoLanguage *pango_language_from_string(const char *tag);

void pango_layout_set_font_description(PangoLayout *layout, const PangoFontDescription *description);
void pango_layout_set_single_paragraph_mode(PangoLayout *layout, int isSingle);
void pango_layout_set_text(PangoLayout *layout, const char *text, int length);
PangoLayoutLine *pango_layout_get_line_readonly(PangoLayout *layout, int line);
void pango_layout_line_get_extents(
  PangoLayoutLine *line, PangoRectangle *ink, PangoRectangle *logical
);

void g_object_unref(void *object);

#endif
