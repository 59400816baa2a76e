/// What lies behind the content of a button, a cell, a header or a footer, as a value. Follows
/// `UIBackgroundConfiguration`.
///
///     var background = BackgroundConfiguration.listPlainCell()
///     background.backgroundColor = .systemYellow
///     background.cornerRadius = 8
///     cell.backgroundConfiguration = background
///
/// Those that begin with `list` show by themselves whether the cell is selected or pressed, until a colour
/// is set.
public struct BackgroundConfiguration: Hashable, Sendable {
  /// Where a background belongs, which says what it looks like where nothing is set.
  package enum Place: Hashable, Sendable {
    case button, clear, plainCell, plainEnd, groupedCell, groupedEnd, sidebarCell
  }

  /// What a state does to a background.
  package enum Shade: Hashable, Sendable {
    case none, hover, highlight, selection
  }

  package let place: Place
  /// A view in place of colour and image; nil for none.
  public var customView: View?
  /// The radius of the corners, in points.
  public var cornerRadius = 0.0 { didSet { hasOwnRadius = true } }
  /// How far the ground keeps from the edges, in points.
  public var backgroundInsets = DirectionalEdgeInsets.zero
  /// The colour; nil for the tint colour, or that which the style has.
  public var backgroundColor: Color? { didSet { hasOwnColor = true } }
  /// What is made of the colour where it is shown; nil for the colour as it is.
  public var backgroundColorTransformer: ConfigurationColorTransformer? {
    didSet { hasOwnColor = true }
  }
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

  /// Whether the program set a colour or a radius, which states do not change any more.
  package private(set) var hasOwnColor = false
  package private(set) var hasOwnRadius = false
  /// What is laid over the colour for the state.
  package var state = Shade.none

  /// The colour of the tint, with corners that are not round.
  public init() {
    place = .button
  }

  /// What a place has by itself.
  package init(_ place: Place, color: Color?, radius: Double = 0) {
    self.place = place
    backgroundColor = color
    cornerRadius = radius
  }

  /// Nothing at all, whatever the state.
  public static func clear() -> BackgroundConfiguration {
    BackgroundConfiguration(.clear, color: .clear)
  }

  /// Two are equal when they look the same.
  public static func == (a: Self, b: Self) -> Bool {
    a.place == b.place && a.state == b.state && a.hasOwnColor == b.hasOwnColor
      && a.customView === b.customView && a.cornerRadius == b.cornerRadius
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
