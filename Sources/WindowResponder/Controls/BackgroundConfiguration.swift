/// What stands behind the content of a button or a cell. Follows `UIBackgroundConfiguration`.
public struct BackgroundConfiguration: Hashable, Sendable {
  /// A view in place of colour and image; nil for none.
  public var customView: View?
  /// The radius of the corners, in points.
  public var cornerRadius = 0.0
  /// How far the ground keeps from the edges, in points.
  public var backgroundInsets = DirectionalEdgeInsets.zero
  /// The colour; nil for the tint colour, or that which the style has.
  public var backgroundColor: Color?
  /// What is made of the colour where it is shown; nil for the colour as it is.
  public var backgroundColorTransformer: ConfigurationColorTransformer?
  /// A picture over the colour; nil for none.
  public var image: Image?
  /// How that is placed.
  public var imageContentMode = View.ContentMode.scaleToFill
  /// What it does to what lies behind. Nothing is blurred here: the effect's plain fill is shown where
  /// there is no colour.
  public var visualEffect: VisualEffect?
  /// The line around it; nil for none.
  public var strokeColor: Color?
  /// What is made of that where it is shown; nil for the colour as it is.
  public var strokeColorTransformer: ConfigurationColorTransformer?
  /// How wide that line is, in points.
  public var strokeWidth = 0.0
  /// How far outside the edges it lies, in points.
  public var strokeOutset = 0.0

  /// Nothing at all.
  public static func clear() -> BackgroundConfiguration {
    var configuration = BackgroundConfiguration()
    configuration.backgroundColor = .clear
    return configuration
  }

  /// Two are equal when they look the same.
  public static func == (a: Self, b: Self) -> Bool {
    a.customView === b.customView && a.cornerRadius == b.cornerRadius
      && a.backgroundInsets == b.backgroundInsets && a.backgroundColor == b.backgroundColor
      && ConfigurationColorTransformer.same(
        a.backgroundColorTransformer, b.backgroundColorTransformer)
      && a.image === b.image && a.imageContentMode == b.imageContentMode
      && a.visualEffect === b.visualEffect && a.strokeColor == b.strokeColor
      && ConfigurationColorTransformer.same(a.strokeColorTransformer, b.strokeColorTransformer)
      && a.strokeWidth == b.strokeWidth && a.strokeOutset == b.strokeOutset
  }

  /// Hashes what is most telling.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(cornerRadius)
    hasher.combine(backgroundColor)
    hasher.combine(strokeColor)
  }
}

extension BackgroundConfiguration {
  /// The colour that is shown; `tintColor` takes the place of one that was not set.
  @MainActor public func resolvedBackgroundColor(for tintColor: Color) -> Color {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The colour of the line that is shown; `tintColor` takes the place of one that was not set.
  @MainActor public func resolvedStrokeColor(for tintColor: Color) -> Color {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}
