import CCairo
import CPango
import VectorDrawing

/// Text without outlines, set by Pango in fonts of this machine: those of Debian's `fonts-noto-cjk`
/// for Han, `fonts-noto-color-emoji` for emoji, and any that Fontconfig finds for others.
enum FallbackText {
  /// Font options without hinting, regardless of the machine's settings, so that images are the
  /// same on all.
  // Unsafe: immutable after creation.
  nonisolated(unsafe) private static let unhinted: OpaquePointer? = {
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    return options
  }()

  /// Paints a text on its baseline, stretched to its width.
  ///
  /// - Parameters:
  ///   - text: The text, on one line.
  ///   - context: The context, whose source is used.
  static func paint(_ text: DrawingText, in context: OpaquePointer) {
    guard text.size > 0, text.size.isFinite, text.width.isFinite, text.width > 0,
      let layout = pango_cairo_create_layout(context)
    else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    let description = pango_font_description_from_string("sans-serif")
    defer { pango_font_description_free(description) }
    pango_font_description_set_absolute_size(description, text.size * Double(PANGO_UNITS))
    pango_font_description_set_weight(description, Int32(max(100, text.weight)))
    if text.isItalic { pango_font_description_set_style(description, Int32(PANGO_ITALIC)) }
    // Han is unified: without a language, the machine's variant would be drawn.
    let pango = pango_layout_get_context(layout)
    pango_context_set_language(pango, pango_language_from_string("zh-cn"))
    pango_cairo_context_set_font_options(pango, unhinted)
    pango_layout_context_changed(layout)
    pango_layout_set_font_description(layout, description)
    pango_layout_set_single_paragraph_mode(layout, 1)
    pango_layout_set_text(layout, text.string, -1)
    guard let line = pango_layout_get_line_readonly(layout, 0) else { return }
    var extents = PangoRectangle()
    pango_layout_line_get_extents(line, nil, &extents)
    let width = Double(extents.width) / Double(PANGO_UNITS)
    guard width > 0 else { return }
    cairo_translate(context, text.origin.x, text.origin.y)
    cairo_scale(context, text.width / width, 1)
    cairo_move_to(context, 0, 0)
    pango_cairo_show_layout_line(context, line)
  }
}
