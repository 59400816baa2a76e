import WindowResponder

/// A header or footer among the items.
package protocol ItemSupplement: Hashable {
  /// The section that it belongs to.
  var section: Int { get }
  /// The item that it belongs to, or 0 if it belongs to the section.
  var item: Int { get }
  /// Returns the supplementary view of the same kind that belongs to another item of the section.
  func ofItem(_ item: Int) -> Self
}

/// A table or a collection whose items assistive technologies read.
@MainActor package protocol AccessibleItemHost: ItemHost, AccessibleItems, AccessibleView {
  /// The type of headers and footers.
  associatedtype Supplement: ItemSupplement
  /// The order in which headers, items and footers are read.
  var accessibleOrder: ItemReadingOrder<Supplement> { get }
}

extension AccessibleItemHost {
  package var accessibleItemCount: Int { accessibleOrder.count }

  package func accessibleItem(at index: Int) -> AnyHashable? {
    switch accessibleOrder.element(at: index) {
    case .item(let path): path
    case .supplement(let supplement): supplement
    case nil: nil
    }
  }

  package func accessibleIndex(of item: AnyHashable) -> Int? {
    if let supplement = item as? Supplement {
      return accessibleOrder.position(of: supplement, section: supplement.section)
    }
    return (item as? ItemPath).flatMap { accessibleOrder.position(of: $0) }
  }

  package var selectedAccessibleItems: [AnyHashable] { selection.sorted() }

  package func selectAccessibleItem(_ item: AnyHashable, _ isSelected: Bool) -> Bool {
    guard let path = item as? ItemPath else { return false }
    return selectByAssistance(path, isSelected)
  }

  package var focusedAccessibleItem: AnyHashable? {
    focusedPath.flatMap { contains($0) ? $0 : nil }
      ?? (selection.count == 1 ? selection.first : nil)
  }

  package func focusAccessibleItem(_ item: AnyHashable) -> Bool {
    guard let path = item as? ItemPath, contains(path), canFocus(path) else { return false }
    return focusByAssistance(path)
  }

  package var accessibleColumns: AccessibleColumns? { nil }

  /// Describes a list.
  package func describeAccessibility(_ details: inout AccessibleDetails) {
    details.role = .list
    details.content = .all
    details.states.set(.multiSelectable, allowsMultipleSelectionNow)
  }
}

/// The use of items by assistive technologies.
extension ItemHost {
  /// Adds the description of an item of its section: its role, states and actions.
  package func describeItem(
    _ path: ItemPath, in count: Int, _ details: inout AccessibleDetails
  ) {
    details.role = .listItem
    let allows = allowsSelectionNow(of: path)
    details.isPressable = allows
    details.states.set(.selectable, allows)
    details.states.set(.focusable, canBecomeFocused)
    details.states.set(.selected, selection.contains(path))
    details.attributes["posinset"] = "\(path.item + 1)"
    details.attributes["setsize"] = "\(count)"
  }

  /// Selects or deselects an item as the user does. If the user cannot select the item, returns `false`.
  package func selectByAssistance(_ path: ItemPath, _ isSelected: Bool) -> Bool {
    loadIfNeeded()
    guard contains(path), allowsSelectionNow(of: path), isSelectable(path) else { return false }
    if isSelected {
      if allowsMultipleSelectionNow {
        if !selection.contains(path) { userSelects(path, .toggle) }
      } else {
        userSelects(path, .alone)
      }
    } else if selection.contains(path) {
      userTakesOut(path)
    }
    return true
  }

  /// Returns the actions that move an item by one position, where the user can move it by a touch.
  package func moveDeeds(for path: ItemPath) -> [AccessibleDeed] {
    ItemMoveMenu.deeds(moveActions(for: path, now: { path }))
  }

  /// Moves the keyboard focus to an item. If the item cannot have the focus, returns `false`.
  package func focusByAssistance(_ path: ItemPath) -> Bool {
    if !isFocused, !isFirstResponder {
      guard window != nil, becomeFirstResponder() || isFocused else { return false }
    }
    showsFocus = true
    moveFocus(to: path, scrolls: true)
    return focusedPath == path
  }
}
