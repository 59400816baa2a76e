/// The controllers and views of a program that are part of its saved state, by the identifiers on their
/// paths.
@MainActor struct StateTree {
  /// Returns the windows whose state is saved: all except popups and the inspector's windows.
  static func windows(of application: Application) -> [Window] {
    application.windows.filter { !$0.isPopup && !Inspection.owns($0) }
  }

  /// Returns the path of identifiers to a controller, beginning with that of its window, or an empty string
  /// if the window has none. If an identifier is missing, returns `nil`.
  static func path(of first: ViewController) -> [String]? {
    var path: [String] = []
    var current: ViewController? = first
    while let controller = current {
      guard let identifier = controller.restorationIdentifier, path.count < limit else {
        return nil
      }
      // A controller that a container creates itself is part of its own path only, because its children may
      // move.
      if current === first || !identifier.hasPrefix(".") { path.append(identifier) }
      guard let above = controller.parent ?? controller.links?.presenter else {
        path.append(controller.rootWindow?.restorationIdentifier ?? "")
        break
      }
      current = above
    }
    return path.reversed()
  }

  /// The largest number of identifiers in a path.
  private static let limit = 100

  /// Returns a child of a controller, or the controller that it presents, by its identifier.
  static func controller(_ identifier: String, in parent: ViewController) -> ViewController? {
    let below = children(of: parent) + ((parent as? any ControllerKeeper)?.keptControllers ?? [])
    return below.first { $0.restorationIdentifier == identifier }
      ?? below.lazy.filter { $0.restorationIdentifier?.hasPrefix(".") ?? false }
      .compactMap { self.controller(identifier, in: $0) }.first
  }

  /// Returns the children of a controller, and the controller that it presents.
  static func children(of controller: ViewController) -> [ViewController] {
    controller.children + (controller.links?.presented.map { [$0] } ?? [])
  }

  /// Calls a closure with each view of a window or a controller whose state is saved, and its identifier.
  /// Views of child controllers belong to those controllers. If several views have one identifier, the first
  /// counts.
  static func views(in root: View, _ body: (View, String) -> Void) {
    var known: Set<String> = []
    walk(root, &known, body)
  }

  private static func walk(
    _ view: View, _ known: inout Set<String>, _ body: (View, String) -> Void
  ) {
    if !(view is Window), let identifier = view.restorationIdentifier,
      known.insert(identifier).inserted
    {
      body(view, identifier)
    }
    if view is any StatelessInside { return }
    for subview in view.subviews where subview.viewController == nil {
      walk(subview, &known, body)
    }
  }
}

/// The keys under which a controller saves the one that it presents.
enum PresentedKey {
  static let controller = ".presented"
  static let style = ".presented.style"
  static let transition = ".presented.transition"
}

/// The key under which a view saves that it is the first responder.
let firstResponderKey = ".isFirstResponder"
