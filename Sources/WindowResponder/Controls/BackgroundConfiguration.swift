/// The background of a button, a cell, a header or a footer, as a value. Follows `UIBackgroundConfiguration`.
///
///     var background = BackgroundConfiguration.listPlainCell()
///     background.backgroundColor = .systemYellow
///     background.cornerRadius = 8
///     cell.backgroundConfiguration = background
///
/// Configurations whose names begin with `list` show the selected and the pressed state of the cell, unless a
/// color is set.
public struct BackgroundConfiguration: Hashable, Sendable {
  /// The element to which a background belongs. It determines the default appearance.
  package enum Element: Hashable, Sendable {
    case button, clear, plainCell, plainEnd, groupedCell, groupedEnd, sidebarCell
  }

  /// The effect of a state on a background.
  package enum Shade: Hashable, Sendable {
    case none, hover, highlight, selection
  }

  package let element: Element
  /// A view instead of color and image, or `nil` if there is none.
  public var customView: View?
  /// The radius of the corners, in points. The default is 0, and 8 for a cell in a sidebar. The background of
  /// a row in a group has the radius of the group until a value is set.
  public var cornerRadius = 0.0 { didSet { hasOwnRadius = true } }
  /// The insets of the background from the edges, in points. The default is `.zero`.
  public var backgroundInsets = DirectionalEdgeInsets.zero
  /// The background color, or `nil` for the tint color or the color of the style.
  public var backgroundColor: Color? { didSet { hasOwnColor = true } }
  /// A closure that changes the background color when it is shown, or `nil` if there is none.
  public var backgroundColorTransformer: ConfigurationColorTransformer? {
    didSet { hasOwnColor = true }
  }
  /// An image over the color, or `nil` if there is none.
  public var image: Image?
  /// The placement of the image. The default is `.scaleToFill`.
  public var imageContentMode = View.ContentMode.scaleToFill
  /// The visual effect of the background. Content behind it is not blurred. If there is no color, the
  /// effect's plain fill is shown.
  public var visualEffect: VisualEffect?
  /// The color of the outline, or `nil` for the tint color.
  public var strokeColor: Color?
  /// A closure that changes the outline's color when it is shown, or `nil` if there is none.
  public var strokeColorTransformer: ConfigurationColorTransformer?
  /// The width of the outline, in points. The default is 0.
  public var strokeWidth = 0.0
  /// The distance of the outline from the edges, outwards, in points. The default is 0.
  public var strokeOutset = 0.0

  /// A Boolean value that indicates whether the application has set a color, which states do not change any
  /// more.
  package private(set) var hasOwnColor = false
  package private(set) var hasOwnRadius = false
  /// The effect of the current state.
  package var state = Shade.none

  /// Creates a background in the tint color without rounded corners.
  public init() {
    element = .button
  }

  /// Creates the default background of an element.
  package init(_ element: Element, color: Color?, radius: Double = 0) {
    self.element = element
    backgroundColor = color
    cornerRadius = radius
  }

  /// Returns a transparent background for every state.
  public static func clear() -> BackgroundConfiguration {
    BackgroundConfiguration(.clear, color: .clear)
  }

  /// Returns a Boolean value that indicates whether two backgrounds look the same.
  public static func == (a: Self, b: Self) -> Bool {
    a.element == b.element && a.state == b.state && a.hasOwnColor == b.hasOwnColor
      && a.customView === b.customView && a.cornerRadius == b.cornerRadius
      && a.backgroundInsets == b.backgroundInsets && a.backgroundColor == b.backgroundColor
      && ConfigurationColorTransformer.same(
        a.backgroundColorTransformer, b.backgroundColorTransformer)
      && a.image === b.image && a.imageContentMode == b.imageContentMode
      && a.visualEffect === b.visualEffect && a.strokeColor == b.strokeColor
      && ConfigurationColorTransformer.same(a.strokeColorTransformer, b.strokeColorTransformer)
      && a.strokeWidth == b.strokeWidth && a.strokeOutset == b.strokeOutset
  }

  /// Hashes the most significant values.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(cornerRadius)
    hasher.combine(backgroundColor)
    hasher.combine(strokeColor)
  }
}

extension BackgroundConfiguration {
  /// Returns the visible background color. If no color was set, `tintColor` is used.
  @preconcurrency @MainActor public func resolvedBackgroundColor(for tintColor: Color) -> Color {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the visible color of the outline. If no color was set, `tintColor` is used.
  @preconcurrency @MainActor public func resolvedStrokeColor(for tintColor: Color) -> Color {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}
