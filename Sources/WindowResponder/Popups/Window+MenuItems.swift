/// A row of a menu, for tests.
package struct MenuItemDescription {
  package var title: String
  package var subtitle: String?
  package var shortcut: String
  package var isEnabled: Bool
  package var isOn: Bool
  package var isMixed: Bool
  package var isDestructive: Bool
  package var hasSubmenu: Bool
  package var startsGroup: Bool
  package var isHighlighted: Bool
  /// The frame of the row, in the popup's coordinates.
  package var frame: Rect
}

extension Window {
  /// The rows of the menu in the window. It is empty for a window without a menu.
  package var menuItems: [MenuItemDescription] {
    guard
      let level = popupProgram?.screen.menu?.levels.first(where: {
        $0.popup === self
      })
    else {
      return []
    }
    return level.rows.indices.map { index in
      let row = level.rows[index]
      return MenuItemDescription(
        title: row.title, subtitle: row.subtitle, shortcut: row.shortcut,
        isEnabled: row.isEnabled, isOn: row.mark == .on, isMixed: row.mark == .mixed,
        isDestructive: row.isDestructive, hasSubmenu: row.kind == .submenu,
        startsGroup: row.startsGroup, isHighlighted: level.content.highlightedRow == index,
        frame: level.rectInPopup(ofRow: index))
    }
  }
}
