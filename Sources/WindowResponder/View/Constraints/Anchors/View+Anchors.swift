extension View {
  /// The leading edge.
  public var leadingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(LayoutTerm(self, .leading)) }
  /// The trailing edge.
  public var trailingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(LayoutTerm(self, .trailing)) }
  /// The left edge.
  public var leftAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(LayoutTerm(self, .left)) }
  /// The right edge.
  public var rightAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(LayoutTerm(self, .right)) }
  /// The top edge.
  public var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(LayoutTerm(self, .top)) }
  /// The bottom edge.
  public var bottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(LayoutTerm(self, .bottom)) }
  /// The width.
  public var widthAnchor: LayoutDimension { LayoutDimension(LayoutTerm(self, .width)) }
  /// The height.
  public var heightAnchor: LayoutDimension { LayoutDimension(LayoutTerm(self, .height)) }
  /// The horizontal center.
  public var centerXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(LayoutTerm(self, .centerX)) }
  /// The vertical center.
  public var centerYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(LayoutTerm(self, .centerY)) }
  /// The baseline of the first line of text, or the bottom edge if there is no text.
  public var firstBaselineAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(LayoutTerm(self, .firstBaseline))
  }
  /// The baseline of the last line of text, or the bottom edge if there is no text.
  public var lastBaselineAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(LayoutTerm(self, .lastBaseline))
  }
}
