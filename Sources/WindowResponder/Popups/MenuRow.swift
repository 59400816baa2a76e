import ResponderWords

/// One row of a menu, which is created from a ``MenuElement`` when the menu opens.
package struct MenuRow {
  package enum Kind {
    /// A row that can be chosen.
    case item
    /// A row that opens a submenu.
    case submenu
    /// The title of a group.
    case heading
    /// A placeholder for elements that are not available yet.
    case loading
  }

  package var kind = Kind.item
  package var title = ""
  var subtitle: String?
  package var image: Image?
  /// The keyboard shortcut, such as `Ctrl+C`.
  var shortcut = ""
  package var mark = MenuElement.State.off
  package var isEnabled = true
  package var isDestructive = false
  /// A Boolean value that indicates whether a separator is above the row.
  package var startsGroup = false
  /// A Boolean value that indicates whether the menu remains open after the row was chosen.
  var keepsMenu = false
  /// The menu element of the row.
  package var element: MenuElement?
  /// The menu with a single selection to which the row belongs.
  package var selection: Menu?

  /// The description for assistive technologies: the longer title of the element, or else the subtitle.
  @MainActor package var accessibleDescription: String? {
    let title =
      (element as? Action)?.discoverabilityTitle
      ?? (element as? Command)?.discoverabilityTitle
    return title ?? subtitle
  }

  /// A Boolean value that indicates whether the row can be highlighted.
  var canBeHighlighted: Bool { (kind == .item || kind == .submenu) && isEnabled }
}

/// A builder of rows from the elements of a menu.
@MainActor package struct MenuRowBuilder {
  package private(set) var rows: [MenuRow] = []
  private var startsGroup = false
  /// The known elements of deferred elements.
  private let resolved: [ObjectIdentifier: [MenuElement]]

  package init(_ menu: Menu, resolved: [ObjectIdentifier: [MenuElement]] = [:]) {
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
    // An empty group has no separator.
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
