import ResponderWords

/// One line of a menu as it is shown: plain data, made of a ``MenuElement`` when the menu opens.
struct MenuRow {
  enum Kind {
    /// Something to choose.
    case item
    /// It opens another menu.
    case submenu
    /// The title of a group.
    case heading
    /// Elements are still to come.
    case loading
  }

  var kind = Kind.item
  var title = ""
  var subtitle: String?
  var image: Image?
  /// The keys that do the same, as `Ctrl+C`.
  var shortcut = ""
  var mark = MenuElement.State.off
  var isEnabled = true
  var isDestructive = false
  /// A line separates it from what is above.
  var startsGroup = false
  /// The menu stays when it is chosen.
  var keepsMenu = false
  /// What it was made of.
  var element: MenuElement?
  /// The menu of whose elements one is on at a time.
  var selection: Menu?

  /// Whether the highlight stops here.
  var canBeHighlighted: Bool { (kind == .item || kind == .submenu) && isEnabled }
}

/// Turns the elements of a menu into rows.
@MainActor struct MenuRowBuilder {
  private(set) var rows: [MenuRow] = []
  private var startsGroup = false
  /// What stands for elements that are filled in late, where it is known.
  private let resolved: [ObjectIdentifier: [MenuElement]]

  init(_ menu: Menu, resolved: [ObjectIdentifier: [MenuElement]] = [:]) {
    self.resolved = resolved
    add(menu.children, selection: menu.options.contains(.singleSelection) ? menu : nil)
  }

  private mutating func add(_ elements: [MenuElement], selection: Menu?) {
    for element in elements {
      switch element {
      case let menu as Menu: add(menu, selection: selection)
      case let deferred as DeferredMenuElement:
        if let known = resolved[ObjectIdentifier(deferred)] ?? deferred.cachedElements {
          add(known, selection: selection)
        } else {
          append(
            MenuRow(kind: .loading, title: ownWord("Loading…"), isEnabled: false, element: deferred)
          )
        }
      default: add(leaf: element, selection: selection)
      }
    }
  }

  private mutating func add(_ menu: Menu, selection: Menu?) {
    guard menu.options.contains(.displayInline) else {
      append(
        MenuRow(
          kind: .submenu, title: menu.title, subtitle: menu.subtitle, image: menu.image,
          isDestructive: menu.options.contains(.destructive), element: menu))
      return
    }
    startsGroup = !rows.isEmpty
    if !menu.title.isEmpty { append(MenuRow(kind: .heading, title: menu.title, isEnabled: false)) }
    let count = rows.count
    add(menu.children, selection: menu.options.contains(.singleSelection) ? menu : selection)
    // An empty group separates nothing.
    startsGroup = rows.count > count
  }

  private mutating func add(leaf element: MenuElement, selection: Menu?) {
    var row = MenuRow(
      title: element.title, subtitle: element.subtitle, image: element.image, element: element,
      selection: selection)
    let attributes: MenuElement.Attributes
    switch element {
    case let action as Action:
      attributes = action.attributes
      row.mark = action.state
      if action.state == .on, let image = action.selectedImage { row.image = image }
    case let command as Command:
      attributes = command.attributes
      row.mark = command.state
      if command.state == .on, let image = command.selectedImage { row.image = image }
      if let key = command as? KeyCommand { row.shortcut = key.shortcutText }
    default: return
    }
    if attributes.contains(.hidden) { return }
    row.isEnabled = !attributes.contains(.disabled)
    row.isDestructive = attributes.contains(.destructive)
    row.keepsMenu = attributes.contains(.keepsMenuPresented)
    append(row)
  }

  private mutating func append(_ row: MenuRow) {
    var row = row
    row.startsGroup = startsGroup && !rows.isEmpty
    startsGroup = false
    rows.append(row)
  }
}
