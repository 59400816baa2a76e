import ResponderRuntime

/// The views that asked to become first responder while they were in no window.
@MainActor enum DeferredFirstResponders {
  /// The views, in the order in which they asked.
  private static var views: [BackLink<View>] = []

  /// Adds a view, or removes it.
  static func set(_ view: View, isDeferred: Bool) {
    views.removeAll { $0.target == nil || $0.target === view }
    if isDeferred { views.append(BackLink(view)) }
  }

  /// Makes the view of a tree that asked last the first responder. The tree was added to a window.
  static func viewDidEnterWindow(_ root: View) {
    if views.isEmpty { return }
    var found: View?
    views.removeAll { link in
      guard let view = link.target else { return true }
      guard view.isDescendant(of: root) else { return false }
      found = view
      return true
    }
    found?.becomeFirstResponder()
  }
}

extension View: DeferringResponder {
  func deferFirstResponder(_ isDeferred: Bool) {
    DeferredFirstResponders.set(self, isDeferred: isDeferred)
  }
}
