import ResponderPlatform
import WindowResponder

/// A popup on a ``Stage``: a menu, as it is on screen.
@preconcurrency @MainActor public struct StagePopup {
  private let stage: Stage
  private let surface: HeadlessSurface
  /// What shows it.
  public let window: Window

  init(_ stage: Stage, _ surface: HeadlessSurface, _ window: Window) {
    self.stage = stage
    self.surface = surface
    self.window = window
  }

  /// Where it is, in the coordinates of the stage's window, in points.
  public var frame: Rect {
    Rect(origin: surface.originInOwner, size: surface.configuration.popupFrame?.size ?? .zero)
  }

  /// Whether it has all input until a press outside.
  public var isGrabbing: Bool { surface.isGrabbing }

  /// What it looks like now, at the stage's scale, without the shadow around it.
  public func snapshot() -> Image {
    stage.render()
    window.layoutIfNeeded()
    return ImageRenderer(size: window.bounds.size, scale: stage.display.scale).image { context in
      context.fill(window.bounds, color: window.theme[.secondarySystemGroupedBackground])
      window.paint(in: context)
    }
  }

  // MARK: A menu

  /// The rows of the menu, from top to bottom, or from left to right.
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

  /// The rows' titles.
  public var titles: [String] { items.map(\.title) }

  /// The title of the row that is highlighted; nil for none.
  public var highlighted: String? { items.first(where: \.isHighlighted)?.title }

  /// Taps the row with a title.
  ///
  /// If no row has the title, the running test fails at the caller's line; see ``Stage/onFailure``.
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
  /// If no row has the title, the running test fails at the caller's line; see ``Stage/onFailure``.
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

  /// A finger taps a place, in the popup's own coordinates.
  public func tap(at location: Point) { stage.tap(at: inWindow(location)) }

  /// The pointer clicks a place, in the popup's own coordinates.
  public func click(at location: Point) { stage.click(at: inWindow(location)) }

  /// A place of the popup in the coordinates of the stage's window.
  public func inWindow(_ location: Point) -> Point {
    Point(x: location.x + frame.minX, y: location.y + frame.minY)
  }

  /// A row of a menu.
  public struct Item: Hashable, Sendable {
    /// What people read.
    public let title: String
    /// The second line.
    public let subtitle: String?
    /// The keys that do the same, as `Ctrl+C`; empty for none.
    public let shortcut: String
    /// Whether it can be chosen.
    public let isEnabled: Bool
    /// Whether it has a check mark.
    public let isOn: Bool
    /// Whether it has a dash.
    public let isMixed: Bool
    /// Whether it is shown as destroying something.
    public let isDestructive: Bool
    /// Whether it opens another menu.
    public let hasSubmenu: Bool
    /// Whether a line separates it from the row above.
    public let startsGroup: Bool
    /// Whether it is highlighted.
    public let isHighlighted: Bool
    /// Where it is, in the coordinates of the stage's window, in points.
    public let frame: Rect
    /// The middle of ``frame``.
    public var center: Point { Point(x: frame.midX, y: frame.midY) }
  }
}
