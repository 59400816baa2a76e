import CCairo

extension TextEngine {
  /// Has a layout's paragraphs written in a direction while a closure finds its lines.
  static func withDirection(
    _ direction: WritingDirection, of layout: OpaquePointer, _ body: () -> Void
  ) {
    guard direction != .natural, let context = pango_layout_get_context(layout) else {
      body()
      return
    }
    // The context is every layout's: what is found under another direction stays as it was found.
    let usual = pango_context_get_base_dir(context)
    pango_context_set_base_dir(
      context, direction == .rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
    pango_layout_set_auto_dir(layout, 0)
    body()
    pango_context_set_base_dir(context, usual)
  }
}
