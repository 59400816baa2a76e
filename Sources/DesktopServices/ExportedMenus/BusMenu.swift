import ResponderBus

/// A menu on the session bus that the desktop shows (`com.canonical.dbusmenu`, version 3).
///
/// The desktop requests the whole menu, and again each time before it shows the menu. Each item has an ID,
/// which does not change as long as its element is in the menu.
@MainActor final class BusMenu: BusObject {
  /// The object path of the menu.
  let path: String
  static let interface = "com.canonical.dbusmenu"

  /// The connection on which changes are signaled. If the menu is not exported, it is `nil`.
  weak var bus: BusConnection?
  /// The closure that performs an element.
  var perform: (MenuElement) -> Void = { _ in }
  /// The closure that returns a menu with validated commands.
  var validated: (Menu) -> Menu = { $0 }

  /// The closure that returns the menu for each update, or `nil` if ``replace(_:)`` sets the menu.
  var source: (() -> Menu?)?
  /// A Boolean value that indicates whether the desktop has requested the menu.
  private(set) var wasAsked = false

  private var menu: Menu?
  private(set) var tree: BusMenuTree
  private(set) var revision: UInt32 = 1
  /// The resolved elements of deferred menu elements.
  private var resolved: [ObjectIdentifier: [MenuElement]] = [:]

  /// Creates an empty menu at an object path.
  ///
  /// - Parameter showsShortcuts: A Boolean value that indicates whether items have the property `shortcut`.
  init(path: String = "/MenuBar", showsShortcuts: Bool = false) {
    self.path = path
    tree = BusMenuTree(showsShortcuts: showsShortcuts)
  }

  /// Replaces the menu. If the new menu is `nil`, the exported menu is empty.
  func replace(_ menu: Menu?) {
    guard menu !== self.menu else { return }
    self.menu = menu
    resolved = [:]
    refresh()
  }

  /// Updates the items and, if they have changed, sends the signal `LayoutUpdated`. Returns a Boolean value
  /// that indicates whether they have changed. If the menu is not exported, does nothing and returns `false`.
  @discardableResult func refresh() -> Bool {
    // A request for the menu updates it first, so no update is needed before.
    guard bus != nil else { return false }
    if let source {
      let new = source()
      if new !== menu { resolved = [:] }
      menu = new
    }
    let old = tree
    tree.build(menu.map(validated), resolved: resolved)
    guard !tree.looks(like: old) else { return false }
    revision &+= 1
    bus?.emit(
      BusMember(path: path, interface: Self.interface, name: "LayoutUpdated"),
      [.uint32(revision), .int32(0)])
    return true
  }

  // MARK: Being called

  func call(
    _ method: String, of interface: String, _ arguments: [DBusValue]
  ) throws(SessionBusError) -> [DBusValue] {
    switch method {
    case "GetLayout": return try layout(arguments)
    case "GetGroupProperties": return [properties(arguments)]
    case "GetProperty": return [try property(arguments)]
    case "Event":
      guard try event(arguments) else { throw Self.unknown }
      return []
    case "EventGroup":
      let events = arguments.first?.parts?.prefix(Self.groupLimit) ?? []
      var failed: [DBusValue] = []
      for value in events {
        let parts = value.parts ?? []
        if try !event(parts), let number = parts.first { failed.append(number) }
      }
      return [.array(of: "i", failed)]
    case "AboutToShow":
      guard let number = Self.number(arguments.first), tree.has(number) else {
        throw Self.unknown
      }
      return [.bool(aboutToShow(number))]
    case "AboutToShowGroup": return aboutToShowGroup(arguments)
    default: throw .malformed(method)
    }
  }

  func property(_ name: String, of interface: String) -> DBusValue? {
    switch name {
    case "Version": return .uint32(3)
    case "Status": return .string("normal")
    case "TextDirection": return .string(isRightToLeft ? "rtl" : "ltr")
    case "IconThemePath": return .strings([])
    default: return nil
    }
  }

  func setProperty(_ name: String, of interface: String, to value: DBusValue) -> Bool { false }

  /// A Boolean value that indicates whether the user's language has a right-to-left layout.
  var isRightToLeft = false

  private static let unknown = SessionBusError.refused(
    name: "org.freedesktop.DBus.Error.InvalidArgs", message: "There is no such line.")
  /// The maximum number of items in one call, because all programs on the bus can call the menu.
  private static let groupLimit = 1_000

  private static func number(_ value: DBusValue?) -> Int32? {
    if case .int32(let number)? = value { return number }
    return nil
  }

  private func layout(_ arguments: [DBusValue]) throws(SessionBusError) -> [DBusValue] {
    guard arguments.count == 3, let number = Self.number(arguments[0]),
      let depth = Self.number(arguments[1])
    else { throw Self.unknown }
    wasAsked = true
    refresh()
    let names = Set((arguments[2].parts ?? []).compactMap(\.text))
    let levels = depth < 0 ? Int.max : Int(depth)
    guard let layout = tree.layout(of: number, levels: levels, names) else { throw Self.unknown }
    return [.uint32(revision), layout]
  }

  private func properties(_ arguments: [DBusValue]) -> DBusValue {
    let names = Set((arguments.last?.parts ?? []).compactMap(\.text))
    var numbers = (arguments.first?.parts ?? []).prefix(Self.groupLimit).compactMap(Self.number)
    if numbers.isEmpty { numbers = tree.numbers }
    return .array(
      of: "(ia{sv})",
      numbers.compactMap { number in
        tree.properties(of: number, names).map {
          .structure([.int32(number), .dictionary($0)])
        }
      })
  }

  private func property(_ arguments: [DBusValue]) throws(SessionBusError) -> DBusValue {
    guard let number = Self.number(arguments.first), let name = arguments.last?.text,
      let value = tree.properties(of: number, [name])?[name]
    else { throw Self.unknown }
    return .variant(value)
  }

  /// Handles an event of an item. Returns a Boolean value that indicates whether the item exists.
  private func event(_ arguments: [DBusValue]) throws(SessionBusError) -> Bool {
    guard arguments.count == 4, let number = Self.number(arguments[0]),
      let word = arguments[1].text
    else { throw Self.unknown }
    guard tree.has(number) else { return false }
    // Other events are ignored, and so are those of items that open a submenu or cannot be chosen.
    guard word == "clicked", let row = tree.row(number), row.kind == .item, row.isEnabled,
      let element = row.element
    else { return true }
    row.selection?.select(element)
    perform(element)
    return true
  }

  // MARK: About to be shown

  private func aboutToShowGroup(_ arguments: [DBusValue]) -> [DBusValue] {
    let numbers = (arguments.first?.parts ?? []).prefix(Self.groupLimit).compactMap(Self.number)
    let known = numbers.filter { tree.has($0) }
    let unknown = numbers.filter { !tree.has($0) }
    let changed = known.filter { aboutToShow($0) }
    return [
      .array(of: "i", changed.map { .int32($0) }), .array(of: "i", unknown.map { .int32($0) }),
    ]
  }

  /// Returns a Boolean value that indicates whether the menu has changed since the desktop requested it.
  private func aboutToShow(_ number: Int32) -> Bool {
    let hasChanged = refresh()
    for child in tree.children(of: number) {
      guard let deferred = tree.row(child)?.element as? DeferredMenuElement else { continue }
      fill(deferred)
    }
    return hasChanged
  }

  private func fill(_ deferred: DeferredMenuElement) {
    deferred.resolve { [weak self, weak deferred] elements in
      guard let self, let deferred else { return }
      resolved[ObjectIdentifier(deferred)] = elements
      refresh()
    }
  }
}

extension BusMenu {
  static let description = """
    <node><interface name="com.canonical.dbusmenu">
      <method name="GetLayout">
        <arg type="i" direction="in"/><arg type="i" direction="in"/>
        <arg type="as" direction="in"/>
        <arg type="u" direction="out"/><arg type="(ia{sv}av)" direction="out"/>
      </method>
      <method name="GetGroupProperties">
        <arg type="ai" direction="in"/><arg type="as" direction="in"/>
        <arg type="a(ia{sv})" direction="out"/>
      </method>
      <method name="GetProperty">
        <arg type="i" direction="in"/><arg type="s" direction="in"/>
        <arg type="v" direction="out"/>
      </method>
      <method name="Event">
        <arg type="i" direction="in"/><arg type="s" direction="in"/>
        <arg type="v" direction="in"/><arg type="u" direction="in"/>
      </method>
      <method name="EventGroup">
        <arg type="a(isvu)" direction="in"/><arg type="ai" direction="out"/>
      </method>
      <method name="AboutToShow">
        <arg type="i" direction="in"/><arg type="b" direction="out"/>
      </method>
      <method name="AboutToShowGroup">
        <arg type="ai" direction="in"/>
        <arg type="ai" direction="out"/><arg type="ai" direction="out"/>
      </method>
      <signal name="LayoutUpdated"><arg type="u"/><arg type="i"/></signal>
      <signal name="ItemsPropertiesUpdated">
        <arg type="a(ia{sv})"/><arg type="a(ias)"/>
      </signal>
      <property name="Version" type="u" access="read"/>
      <property name="Status" type="s" access="read"/>
      <property name="TextDirection" type="s" access="read"/>
      <property name="IconThemePath" type="as" access="read"/>
    </interface></node>
    """
}
