import ResponderTestKit
import Widgets

@testable import Gallery
@testable import WindowResponder

/// A page of the gallery on a stage, and the views that keys alone reach on it.
@MainActor final class KeyboardWalk {
  let stage: Stage
  let window: GalleryWindow
  /// The views that had the focus, in order, including the views of a group that arrow keys reach.
  private(set) var reached: [View] = []
  /// The stops of the Tab key, in order.
  private(set) var stops: [View] = []
  /// A Boolean value that indicates whether Tab returned to its first stop.
  private(set) var isClosed = false
  /// The maximum number of stops. No page has as many.
  private static let limit = 250

  /// Shows a page.
  init(page: Page, _ arguments: String...) throws {
    let options = try Options(["--page", page.identifier] + arguments)
    window = GalleryWindow(size: options.size)
    stage = Stage(size: options.size, window: window, hasTitleBar: true)
    window.fill(options)
    stage.render()
    stage.advance(by: 1)
  }

  /// The view that has the focus.
  var focused: View? { window.focus.focusedView }

  /// Presses Tab until a view has the focus for the second time.
  ///
  /// - Parameter visit: Called at each stop.
  func walk(_ visit: (View) -> Void = { _ in }) {
    for _ in 0..<Self.limit {
      pressTab()
      guard let view = focused else { return }
      // Tab moves from link to link in a label.
      if view is Label, view === stops.last { continue }
      if stops.contains(where: { $0 === view }) {
        isClosed = view === stops.first
        return
      }
      stops.append(view)
      reach(view)
      visit(view)
      walkGroup(from: view)
    }
  }

  /// Presses Tab, with Control if Tab would be a character of the text.
  private func pressTab() {
    let isText = (focused as? any TextInput)?.isMultiline ?? false
    stage.keyPress(.keyboardTab, modifiers: isText ? .control : [])
    stage.advance(by: 0.5)
  }

  private func reach(_ view: View) {
    if !reached.contains(where: { $0 === view }) { reached.append(view) }
  }

  /// Presses arrow keys within the focus group of a view, until the focus no longer moves.
  private func walkGroup(from view: View) {
    let isInGroup = sequence(first: view, next: \.superview).contains {
      $0.focusGroupIdentifier != nil
    }
    guard isInGroup else { return }
    for key in [KeyboardHIDUsage.keyboardRightArrow, .keyboardDownArrow] {
      for _ in 0..<20 {
        stage.keyPress(key)
        guard let next = focused, next !== view else { break }
        reach(next)
      }
    }
  }

  /// The views that react to a touch on their center, and that keys do not reach.
  var missed: [View] {
    touchable.filter { view in
      !reached.contains { $0 === view } && KeyboardWays.sentence(for: view, among: reached) == nil
    }
  }

  /// The controls, and the views with gestures or menus, that a touch on their center hits.
  private var touchable: [View] {
    MonkeyEyes.views(in: window).filter { view in
      guard isTouchable(view), view.bounds.width > 0, view.bounds.height > 0 else { return false }
      let middle = view.convert(view.bounds.center, to: nil)
      guard window.bounds.contains(middle), let hit = window.hitTest(middle, with: nil) else {
        return false
      }
      return hit.isDescendant(of: view)
    }
  }

  private func isTouchable(_ view: View) -> Bool {
    if view is Window { return false }
    if let control = view as? Control { return control.isEnabled }
    if view.interactions.contains(where: { $0 is ContextMenuInteraction || $0 is DragInteraction })
    {
      return true
    }
    if let scroller = view as? ScrollView { return canMove(scroller) }
    if view.canBecomeFirstResponder { return true }
    return (view.gestureRecognizers ?? []).contains {
      $0.isEnabled && !($0 is HoverGestureRecognizer)
    }
  }

  /// Returns a Boolean value that indicates whether a touch scrolls or zooms a scroll view.
  private func canMove(_ view: ScrollView) -> Bool {
    guard view.isScrollEnabled else { return false }
    return view.extent.isWide || view.extent.isHigh || view.isZoomEnabled
  }
}
