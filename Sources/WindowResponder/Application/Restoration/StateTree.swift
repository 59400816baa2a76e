/// The controllers and views of a program that have a place in its saved state, by the identifiers that lead
/// there.
@MainActor struct StateTree {
  /// The windows whose state is kept: all that are no menu, no inspector's and no panel of the screen's.
  static func windows(of application: Application) -> [Window] {
    application.windows.filter { !$0.isPopup && !Inspection.owns($0) }
  }

  /// The identifiers that lead to a controller, behind that of its window, or nothing; nil where one of them
  /// is missing.
  static func path(of first: ViewController) -> [String]? {
    var path: [String] = []
    var current: ViewController? = first
    while let controller = current {
      guard let identifier = controller.restorationIdentifier, path.count < limit else {
        return nil
      }
      // What a container makes by itself leads to nothing but itself: what it holds may be elsewhere.
      if current === first || !identifier.hasPrefix(".") { path.append(identifier) }
      guard let above = controller.parent ?? controller.links?.presenter else {
        path.append(controller.rootWindow?.restorationIdentifier ?? "")
        break
      }
      current = above
    }
    return path.reversed()
  }

  /// How many identifiers may follow one another.
  private static let limit = 100

  /// A child of a controller, or what it presents, by its identifier.
  static func controller(_ identifier: String, in parent: ViewController) -> ViewController? {
    let below = children(of: parent) + ((parent as? any ControllerKeeper)?.keptControllers ?? [])
    return below.first { $0.restorationIdentifier == identifier }
      ?? below.lazy.filter { $0.restorationIdentifier?.hasPrefix(".") ?? false }
      .compactMap { self.controller(identifier, in: $0) }.first
  }

  /// The children of a controller, and what it presents.
  static func children(of controller: ViewController) -> [ViewController] {
    controller.children + (controller.links?.presented.map { [$0] } ?? [])
  }

  /// Goes through the views of a window or a controller whose state is kept, with their identifiers. Views
  /// of controllers in there are those controllers'. Of several with one identifier the first counts.
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

/// What a controller keeps of the one that it presents.
enum PresentedKey {
  static let controller = ".presented"
  static let style = ".presented.style"
  static let transition = ".presented.transition"
}

/// What a view keeps where the keys go to it.
let firstResponderKey = ".isFirstResponder"
