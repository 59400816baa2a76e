import WindowResponder

/// What lies behind the content of a cell, a header or a footer, as a value. Follows
/// `UIBackgroundConfiguration`.
///
///     var background = BackgroundConfiguration.listPlainCell()
///     background.backgroundColor = .systemYellow
///     background.cornerRadius = 8
///     cell.backgroundConfiguration = background
///
/// Those that begin with `list` show by themselves whether the cell is selected or pressed, until a colour
/// is set.
public struct BackgroundConfiguration: Hashable, @unchecked Sendable {
  /// Where a background belongs, which says what it looks like where nothing is set.
  enum Place: Hashable, Sendable {
    case clear, plainCell, plainEnd, groupedCell, groupedEnd, sidebarCell
  }

  let place: Place
  /// A view that lies in front of all else of the background; nil for none.
  public var customView: View?
  /// How round the corners are, in points.
  public var cornerRadius = 0.0 { didSet { hasOwnRadius = true } }
  /// How far the background keeps from the edges, in points.
  public var backgroundInsets = DirectionalEdgeInsets.zero
  /// The colour; nil for the view's tint colour.
  public var backgroundColor: Color? { didSet { hasOwnColor = true } }
  /// Makes the colour that is used of ``backgroundColor``; nil to take it as it is.
  public var backgroundColorTransformer: ConfigurationColorTransformer? {
    didSet { hasOwnColor = true }
  }
  /// A picture in front of the colour; nil for none.
  public var image: Image?
  /// How the picture fills the background.
  public var imageContentMode = View.ContentMode.scaleToFill
  /// The colour of the line around it; nil for the view's tint colour.
  public var strokeColor: Color?
  /// Makes the colour that is used of ``strokeColor``; nil to take it as it is.
  public var strokeColorTransformer: ConfigurationColorTransformer?
  /// How wide that line is, in points; 0 for none.
  public var strokeWidth = 0.0
  /// How far the line keeps from the background, outward, in points.
  public var strokeOutset = 0.0

  /// Whether the program set a colour or a radius, which states do not change any more.
  private(set) var hasOwnColor = false
  private(set) var hasOwnRadius = false
  /// What is laid over the colour for the state.
  private(set) var state = Shade.none

  /// What a state does to a background.
  enum Shade: Hashable, Sendable {
    case none, hover, highlight, selection
  }

  init(_ place: Place) {
    self.place = place
    backgroundColor =
      switch place {
      case .clear, .plainEnd, .groupedEnd, .sidebarCell: .clear
      case .plainCell: .systemBackground
      case .groupedCell: .groupedCell
      }
    if place == .sidebarCell { cornerRadius = 8 }
    if place == .plainEnd { backgroundColor = .systemBackground }
    hasOwnColor = false
    hasOwnRadius = false
  }

  // MARK: Usual ones

  /// Nothing, whatever the state.
  public static func clear() -> BackgroundConfiguration { BackgroundConfiguration(.clear) }
  /// Of a row, as suits the list that it is in.
  public static func listCell() -> BackgroundConfiguration { BackgroundConfiguration(.plainCell) }
  /// Of a header, as suits the list that it is in.
  public static func listHeader() -> BackgroundConfiguration { BackgroundConfiguration(.plainEnd) }
  /// Of a footer, as suits the list that it is in.
  public static func listFooter() -> BackgroundConfiguration { BackgroundConfiguration(.plainEnd) }
  /// Of a row of a plain list.
  public static func listPlainCell() -> BackgroundConfiguration {
    BackgroundConfiguration(.plainCell)
  }
  /// Of a header or footer of a plain list.
  public static func listPlainHeaderFooter() -> BackgroundConfiguration {
    BackgroundConfiguration(.plainEnd)
  }
  /// Of a row of a group.
  public static func listGroupedCell() -> BackgroundConfiguration {
    BackgroundConfiguration(.groupedCell)
  }
  /// Of a header or footer of a group.
  public static func listGroupedHeaderFooter() -> BackgroundConfiguration {
    BackgroundConfiguration(.groupedEnd)
  }
  /// Of a header of a sidebar.
  public static func listSidebarHeader() -> BackgroundConfiguration {
    BackgroundConfiguration(.groupedEnd)
  }
  /// Of a row of a sidebar: selected, a field with round corners.
  public static func listSidebarCell() -> BackgroundConfiguration {
    BackgroundConfiguration(.sidebarCell)
  }
  /// Of a row of a list beside a sidebar.
  public static func listAccompaniedSidebarCell() -> BackgroundConfiguration {
    BackgroundConfiguration(.sidebarCell)
  }

  // MARK: States

  /// The same for a state: selected and pressed rows are shaded, where the program set no colour.
  public func updated(for state: any ConfigurationState) -> BackgroundConfiguration {
    var new = self
    new.state = .none
    let isCell = place == .plainCell || place == .groupedCell || place == .sidebarCell
    guard isCell, !hasOwnColor else { return new }
    if let state = state as? CellConfigurationState {
      if state.isSelected {
        new.state = .selection
      } else if state.isHighlighted || state.isReordering || state.cellDropState == .targeted {
        new.state = .highlight
      }
    } else if let state = state as? ViewConfigurationState {
      new.state = state.isSelected ? .selection : state.isHighlighted ? .highlight : .none
    }
    return new
  }

  /// The colour that is used, where the view's tint colour is as told.
  public func resolvedBackgroundColor(for tintColor: Color) -> Color {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The line's colour that is used, where the view's tint colour is as told.
  public func resolvedStrokeColor(for tintColor: Color) -> Color {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// Two are equal when they look the same.
  public static func == (one: Self, other: Self) -> Bool {
    one.place == other.place && one.customView === other.customView
      && one.cornerRadius == other.cornerRadius && one.backgroundInsets == other.backgroundInsets
      && one.backgroundColor == other.backgroundColor && one.image === other.image
      && (one.backgroundColorTransformer == nil) == (other.backgroundColorTransformer == nil)
      && one.imageContentMode == other.imageContentMode && one.strokeColor == other.strokeColor
      && (one.strokeColorTransformer == nil) == (other.strokeColorTransformer == nil)
      && one.strokeWidth == other.strokeWidth && one.strokeOutset == other.strokeOutset
      && one.state == other.state && one.hasOwnColor == other.hasOwnColor
  }

  /// Goes by what is set most.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(place)
    hasher.combine(backgroundColor)
    hasher.combine(cornerRadius)
  }
}

extension Color {
  /// The ground of rows that are in groups.
  static var groupedCell: Color { .secondarySystemGroupedBackground }
}
