import ResponderPlatform
import WindowResponder

/// A visible popup on a ``Stage``, such as a menu.
@preconcurrency @MainActor public struct StagePopup {
  private let stage: Stage
  private let surface: HeadlessSurface
  /// The window of the popup.
  public let window: Window

  init(_ stage: Stage, _ surface: HeadlessSurface, _ window: Window) {
    self.stage = stage
    self.surface = surface
    self.window = window
  }

  /// The frame in the coordinates of the stage's window, in points.
  public var frame: Rect {
    Rect(origin: surface.originInOwner, size: surface.configuration.popupFrame?.size ?? .zero)
  }

  /// A Boolean value that indicates whether the popup receives all input until a press outside it.
  public var isGrabbing: Bool { surface.isGrabbing }

  /// Returns an image of the popup at the stage's scale, without the shadow around it.
  public func snapshot() -> Image {
    stage.render()
    window.layoutIfNeeded()
    return ImageRenderer(size: window.bounds.size, scale: stage.display.scale).image { context in
      context.palette = window.theme.palette
      context.fill(window.bounds, color: window.theme[.secondarySystemGroupedBackground])
      window.paint(in: context)
    }
  }

  // MARK: Menus

  /// The rows of the menu, from top to bottom or from left to right.
  public var items: [Item] {
    window.layoutIfNeeded()
    return window.menuItems.map { row in
      Item(
        title: row.title, subtitle: row.subtitle, shortcut: row.shortcut, isEnabled: row.isEnabled,
        isOn: row.isOn, isMixed: row.isMixed, isDestructive: row.isDestructive,
        hasSubmenu: row.hasSubmenu, startsGroup: row.startsGroup,
        isHighlighted: row.isHighlighted,
        frame: row.frame.offsetBy(dx: frame.minX, dy: frame.minY))
    }
  }

  /// The titles of the rows.
  public var titles: [String] { items.map(\.title) }

  /// The title of the highlighted row, or `nil` for none.
  public var highlighted: String? { items.first(where: \.isHighlighted)?.title }

  /// Taps the row with a title.
  ///
  /// If no row has the title, the running test fails at the caller's line. See ``Stage/onFailure``.
  ///
  /// - Returns: `true` if a row was tapped.
  @discardableResult public func tap(
    _ title: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> Bool {
    guard let item = items.first(where: { $0.title == title }) else {
      Stage.fail(missing(title, fileID, filePath, line, column))
      return false
    }
    stage.tap(at: item.center)
    return true
  }

  /// Clicks the row with a title with the pointer's primary button.
  ///
  /// If no row has the title, the running test fails at the caller's line. See ``Stage/onFailure``.
  ///
  /// - Returns: `true` if a row was clicked.
  @discardableResult public func click(
    _ title: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> Bool {
    guard let item = items.first(where: { $0.title == title }) else {
      Stage.fail(missing(title, fileID, filePath, line, column))
      return false
    }
    stage.click(at: item.center)
    return true
  }

  private func missing(
    _ title: String, _ fileID: String, _ filePath: String, _ line: Int, _ column: Int
  ) -> StageFailure {
    let known = titles.map { "“\($0)”" }.joined(separator: ", ")
    return StageFailure(
      message: "no row of the menu is “\(title)”; there is \(known.isEmpty ? "no row" : known)",
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Taps a point in the popup's own coordinates.
  public func tap(at location: Point) { stage.tap(at: inWindow(location)) }

  /// Clicks a point in the popup's own coordinates.
  public func click(at location: Point) { stage.click(at: inWindow(location)) }

  /// Converts a point of the popup to the coordinates of the stage's window.
  public func inWindow(_ location: Point) -> Point {
    Point(x: location.x + frame.minX, y: location.y + frame.minY)
  }

  /// A row of a menu.
  public struct Item: Hashable, Sendable {
    /// The title.
    public let title: String
    /// The subtitle.
    public let subtitle: String?
    /// The keyboard shortcut, such as `Ctrl+C`. It is empty if there is none.
    public let shortcut: String
    /// A Boolean value that indicates whether the row can be selected.
    public let isEnabled: Bool
    /// A Boolean value that indicates whether the row has a check mark.
    public let isOn: Bool
    /// A Boolean value that indicates whether the row has a dash.
    public let isMixed: Bool
    /// A Boolean value that indicates whether the row is shown as destructive.
    public let isDestructive: Bool
    /// A Boolean value that indicates whether the row opens a submenu.
    public let hasSubmenu: Bool
    /// A Boolean value that indicates whether a separator is above the row.
    public let startsGroup: Bool
    /// A Boolean value that indicates whether the row is highlighted.
    public let isHighlighted: Bool
    /// The frame in the coordinates of the stage's window, in points.
    public let frame: Rect
    /// The center of ``frame``.
    public var center: Point { Point(x: frame.midX, y: frame.midY) }
  }
}
