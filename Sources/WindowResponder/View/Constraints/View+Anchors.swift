extension View {
  /// The edge at which a line of text begins.
  public var leadingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(LayoutTerm(self, .leading)) }
  /// The edge at which a line of text ends.
  public var trailingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(LayoutTerm(self, .trailing)) }
  /// The left edge.
  public var leftAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(LayoutTerm(self, .left)) }
  /// The right edge.
  public var rightAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(LayoutTerm(self, .right)) }
  /// The upper edge.
  public var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(LayoutTerm(self, .top)) }
  /// The lower edge.
  public var bottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(LayoutTerm(self, .bottom)) }
  /// The width.
  public var widthAnchor: LayoutDimension { LayoutDimension(LayoutTerm(self, .width)) }
  /// The height.
  public var heightAnchor: LayoutDimension { LayoutDimension(LayoutTerm(self, .height)) }
  /// The middle between left and right.
  public var centerXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(LayoutTerm(self, .centerX)) }
  /// The middle between top and bottom.
  public var centerYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(LayoutTerm(self, .centerY)) }
  /// The baseline of the first line of text; the lower edge where there is no text.
  public var firstBaselineAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(LayoutTerm(self, .firstBaseline))
  }
  /// The baseline of the last line of text; the lower edge where there is no text.
  public var lastBaselineAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(LayoutTerm(self, .lastBaseline))
  }
}
