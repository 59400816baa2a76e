/// The appearance proxies of item classes, with the values of items that have none of their own.
@MainActor enum BarItemAppearances {
  private static var proxies: [ObjectIdentifier: BarItem] = [:]

  /// Returns the proxy of a class, which is created on first use.
  static func proxy<Item: BarItem>(of type: Item.Type, make: () -> Item) -> Item {
    if let known = proxies[ObjectIdentifier(type)] as? Item { return known }
    let made = make()
    made.isProxy = true
    proxies[ObjectIdentifier(type)] = made
    return made
  }

  /// Returns the value of the nearest proxy of an item's class and its superclasses, or `nil` if no proxy has
  /// one.
  static func value<Value>(for item: BarItem, _ read: (BarItem) -> Value?) -> Value? {
    guard !proxies.isEmpty, !item.isProxy else { return nil }
    var current: AnyClass? = type(of: item)
    while let type = current {
      if let proxy = proxies[ObjectIdentifier(type)], let value = read(proxy) { return value }
      current = _getSuperclass(type)
    }
    return nil
  }
}

extension BarItem {
  /// Returns the attributes of the title in a state, of the item or else of the proxy.
  package final func shownTitleAttributes(for state: Control.State) -> TextAttributes? {
    titleTextAttributes(for: state)
      ?? BarItemAppearances.value(for: self) { $0.titleTextAttributes(for: state) }
  }
}

extension BarButtonItem {
  /// Returns the appearance proxy of all bar button items. Its title attributes and tint color apply to items
  /// without their own. Its other properties have no effect. Follows `UIBarButtonItem.appearance()`.
  public static func appearance() -> BarButtonItem {
    BarItemAppearances.proxy(of: BarButtonItem.self) { BarButtonItem() }
  }

  /// The tint color of the item, or else of the proxy.
  package final var shownTintColor: Color? {
    tintColor ?? BarItemAppearances.value(for: self) { ($0 as? BarButtonItem)?.tintColor }
  }
}

extension TabBarItem {
  /// Returns the appearance proxy of all tab bar items. Its title attributes apply to items without their
  /// own. Its other properties have no effect. Follows `UITabBarItem.appearance()`.
  public static func appearance() -> TabBarItem {
    BarItemAppearances.proxy(of: TabBarItem.self) { TabBarItem() }
  }
}
