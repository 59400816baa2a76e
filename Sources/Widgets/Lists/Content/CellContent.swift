import WindowResponder

/// What a cell, a header or a footer has of configurations: the content view that is made from one, the
/// background, and whether both are to be updated for the state.
@MainActor final class CellContent {
  /// Where the content is: an empty view, or the one that the configuration made.
  private(set) var view: View
  /// What an empty view keeps free for its content, in points.
  private let margins: EdgeInsets
  private(set) var configuration: (any ContentConfiguration)?
  private(set) var background: ConfiguredBackgroundView?
  var updatesContent = true
  var updatesBackground = true
  /// Whether the state changed since both were updated.
  var needsUpdate = true

  init(margins: EdgeInsets = EdgeInsets(all: 8)) {
    self.margins = margins
    view = Self.emptyView(margins)
  }

  private static func emptyView(_ margins: EdgeInsets) -> View {
    let view = View()
    view.layoutMargins = margins
    return view
  }

  /// Whether the content comes from a configuration.
  var isConfigured: Bool { configuration != nil }

  /// The view of a list's content, where it is one.
  var list: ListContentView? { view as? ListContentView }

  /// Has other content shown; gives whether the view is another one now.
  @discardableResult func configure(
    _ new: (any ContentConfiguration)?, in cell: View
  ) -> Bool {
    configuration = new
    guard let new else { return replace(Self.emptyView(margins), in: cell) }
    if let shown = view as? any ContentView, shown.supports(new) {
      shown.configuration = new
      return false
    }
    return replace(new.makeContentView(), in: cell)
  }

  private func replace(_ new: View, in cell: View) -> Bool {
    let old = view
    let index = cell.subviews.firstIndex { $0 === old } ?? cell.subviews.count
    new.frame = old.frame
    old.removeFromSuperview()
    view = new
    cell.insertSubview(new, at: min(index, cell.subviews.count))
    cell.setNeedsLayout()
    cell.setNeedsDisplay()
    return true
  }

  /// Has another background shown; nil for none from a configuration.
  func setBackground(_ new: BackgroundConfiguration?, in cell: View) {
    guard let new else {
      background?.removeFromSuperview()
      background = nil
      cell.setNeedsDisplay()
      return
    }
    if let background {
      background.configuration = new
    } else {
      let made = ConfiguredBackgroundView(new)
      made.frame = Rect(origin: .zero, size: cell.bounds.size)
      cell.insertSubview(made, at: 0)
      background = made
      cell.setNeedsDisplay()
    }
  }

  /// Has both follow a state, where the program did not take that upon itself.
  func update(for state: any ConfigurationState, in cell: View) {
    if updatesContent, let configuration {
      configure(configuration.updated(for: state), in: cell)
    }
    if updatesBackground, let background {
      background.configuration = background.configuration.updated(for: state)
    }
  }
}
