import WindowResponder

/// The appearance proxies of the program, each with the views that it applies to.
@MainActor enum AppearanceProxies {
  /// A proxy: a view that is never shown, whose properties apply to other views.
  private struct Entry {
    let type: View.Type
    /// The classes of the containers, from the innermost one outward.
    let containers: [any AppearanceContainer.Type]
    let proxy: View
    /// A view of the class with the default values.
    let usual: View

    /// The number of classes from the root class to this class. The proxy of a subclass has a higher
    /// priority.
    let depth: Int
  }

  /// The proxies in the order of their priority, the highest last.
  private static var entries: [Entry] = []

  /// Returns the proxy of a class. The first call creates it.
  static func proxy(
    of type: View.Type, in containers: [any AppearanceContainer.Type], make: () -> View
  ) -> View {
    let ids = containers.map(ObjectIdentifier.init)
    if let known = entries.first(where: {
      $0.type == type && $0.containers.map(ObjectIdentifier.init) == ids
    }) {
      return known.proxy
    }
    let entry = Entry(
      type: type, containers: containers, proxy: make(), usual: make(),
      depth: depth(of: type))
    let index = entries.firstIndex {
      ($0.containers.count, $0.depth) > (containers.count, entry.depth)
    }
    entries.insert(entry, at: index ?? entries.count)
    View.arrivalInWindow = give
    return entry.proxy
  }

  private static func depth(of type: View.Type) -> Int {
    var depth = 0
    var current: AnyClass? = type
    while let next = current {
      depth += 1
      current = _getSuperclass(next)
    }
    return depth
  }

  /// Sets the values of the proxies of a view's classes in the view.
  private static func give(_ view: View) {
    // The proxies with a higher priority are applied first. The others do not change their values.
    for entry in entries.reversed() where isMeant(view, by: entry) {
      let own = (entry.type as? any AppearanceSource.Type)?.appearanceProperties ?? []
      for property in AppearanceProperty.ofAllViews + own {
        property.give(entry.proxy, entry.usual, view)
      }
    }
  }

  private static func isMeant(_ view: View, by entry: Entry) -> Bool {
    guard view !== entry.proxy, isKind(view, of: entry.type) else { return false }
    var wanted = entry.containers[...]
    var responder = view.next
    while let container = wanted.first {
      guard let current = responder else { return false }
      if isKind(current, of: container) { wanted.removeFirst() }
      responder = current.next
    }
    return true
  }

  private static func isKind(_ object: AnyObject, of type: any Any.Type) -> Bool {
    guard let wanted = type as? AnyClass else { return false }
    var current: AnyClass? = Swift.type(of: object)
    while let next = current {
      if next == wanted { return true }
      current = _getSuperclass(next)
    }
    return false
  }
}
