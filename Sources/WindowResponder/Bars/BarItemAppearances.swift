/// What the items of a class have where nothing was set for them: their proxies.
@MainActor enum BarItemAppearances {
  private static var proxies: [ObjectIdentifier: BarItem] = [:]

  /// The proxy of a class, made when it is first asked for.
  static func proxy<Item: BarItem>(of type: Item.Type, make: () -> Item) -> Item {
    if let known = proxies[ObjectIdentifier(type)] as? Item { return known }
    let made = make()
    made.isProxy = true
    proxies[ObjectIdentifier(type)] = made
    return made
  }

  /// What the proxies of an item's class, and of those above it, say of it; the nearest counts.
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
  /// How the title looks in a state: as was set for the item, or else by its class's proxy.
  package final func shownTitleAttributes(for state: Control.State) -> TextAttributes? {
    titleTextAttributes(for: state)
      ?? BarItemAppearances.value(for: self) { $0.titleTextAttributes(for: state) }
  }
}

extension BarButtonItem {
  /// The proxy of all buttons in bars: the title's looks and the tint that are set on it are those of buttons
  /// for which nothing else was set. It has no other effect. Follows `UIBarButtonItem.appearance()`.
  public static func appearance() -> BarButtonItem {
    BarItemAppearances.proxy(of: BarButtonItem.self) { BarButtonItem() }
  }

  /// The tint: as was set for the item, or else by the proxy.
  package final var shownTintColor: Color? {
    tintColor ?? BarItemAppearances.value(for: self) { ($0 as? BarButtonItem)?.tintColor }
  }
}

extension TabBarItem {
  /// The proxy of all tabs: the title's looks that are set on it are those of tabs for which nothing else was
  /// set. It has no other effect. Follows `UITabBarItem.appearance()`.
  public static func appearance() -> TabBarItem {
    BarItemAppearances.proxy(of: TabBarItem.self) { TabBarItem() }
  }
}
