/// A row of a menu as a test sees it.
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
  /// Where it is, in the popup's coordinates.
  package var frame: Rect
}

extension Window {
  /// The rows of the menu that the window shows; empty where it shows none.
  package var menuItems: [MenuItemDescription] {
    guard let level = ownApplication.menuSession?.levels.first(where: { $0.popup === self }) else {
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

extension Application {
  /// How many menus are open and on screen.
  package var seenMenuCount: Int { popups.filter(\.wasSeen).count }

  /// The items of all menus that are on screen, with their middles in the coordinates of the window that
  /// they hang on.
  package var menuPlaces: [(title: String, x: Double, y: Double)] {
    popups.filter(\.wasSeen).flatMap { popup in
      let origin = popup.originInOwner
      return popup.menuItems.map {
        (title: $0.title, x: origin.x + $0.frame.midX, y: origin.y + $0.frame.midY)
      }
    }
  }
}
