import WindowResponder

/// The configurations of a cell, a header or a footer: its content view and background view, and whether they
/// are updated for the state.
@MainActor final class CellContent {
  /// The content view: an empty view, or the view of the configuration.
  private(set) var view: View
  /// The layout margins of an empty content view, in points.
  private let margins: EdgeInsets
  private(set) var configuration: (any ContentConfiguration)?
  private(set) var background: ConfiguredBackgroundView?
  var updatesContent = true
  var updatesBackground = true
  /// A Boolean value that indicates whether the state has changed since the last update.
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

  /// A Boolean value that indicates whether the content has a configuration.
  var isConfigured: Bool { configuration != nil }

  /// The content view as a list content view, or `nil` if it is not one.
  var list: ListContentView? { view as? ListContentView }

  /// Sets the content configuration. Returns a Boolean value that indicates whether the content view was
  /// replaced.
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

  /// Sets the background configuration, or removes the background view for `nil`.
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

  /// Updates both configurations for a state, unless the application has turned off the updates.
  func update(for state: any ConfigurationState, in cell: View) {
    if updatesContent, let configuration {
      configure(configuration.updated(for: state), in: cell)
    }
    if updatesBackground, let background {
      background.configuration = background.configuration.updated(for: state)
    }
  }
}
