internal import ResponderAccessibility
import ResponderWords

/// The descriptions of the classes of this module. Classes of other modules adopt ``AccessibleView``.
extension View {
  final func describeOwnKind(_ details: inout AccessibleDetails) {
    if isPresentedRoot {
      details.name = viewController?.title ?? ""
      details.description = (viewController as? AlertController)?.message ?? ""
    }
    switch self {
    case let popup as PopupWindow: popup.describeMenu(&details)
    case let window as Window:
      details.role = window.isModal && window.transientParent != nil ? .dialog : .frame
    case let button as Button: button.describeButton(&details)
    case is TitleBarButton:
      details.role = .pushButton
      details.isPressable = true
    case let refresh as RefreshControl: refresh.describeRefreshing(&details)
    case let control as Control:
      if !(self is any AccessibleView) { control.describeControl(&details) }
    case let label as Label: label.describeText(&details)
    case is ImageView:
      if isAccessibilityElement, accessibilityTraits == .image { details.role = .image }
    case let indicator as ActivityIndicatorView: indicator.describeActivity(&details)
    case is TitleBar:
      details.role = .titleBar
      details.content = .all
    case let bar as MenuBar: bar.describeBar(&details)
    case is ScrollView: details.role = .scrollPane
    default: break
    }
  }
}

extension Control {
  /// Describes a control without a role of its own as one that can be pressed.
  fileprivate final func describeControl(_ details: inout AccessibleDetails) {
    let traits = accessibilityTraits
    guard isAccessibilityElement, AccessibleRoles.role(of: traits) == nil else { return }
    details.role = .pushButton
    details.isPressable = true
  }
}

extension Button {
  fileprivate final func describeButton(_ details: inout AccessibleDetails) {
    details.isPressable = true
    if menu != nil { details.states.set(.hasPopup) }
    guard changesSelectionAsPrimaryAction, menu == nil else { return }
    details.role = .toggleButton
    details.states.set(.checkable)
    details.states.set(.checked, isSelected)
    details.states.set(.pressed, isSelected)
  }
}

extension RefreshControl {
  fileprivate final func describeRefreshing(_ details: inout AccessibleDetails) {
    details.role = .progressBar
    details.states.set(.busy, isRefreshing)
    details.states.set(.indeterminate)
    details.isPressable = false
    details.isLeftOut = !isRefreshing
  }
}

extension ActivityIndicatorView {
  fileprivate final func describeActivity(_ details: inout AccessibleDetails) {
    details.role = .progressBar
    details.content = .nothing
    details.states.set(.busy, isAnimating)
    details.states.set(.animated, isAnimating)
    details.states.set(.indeterminate)
    details.isLeftOut = !isAnimating && hidesWhenStopped
  }
}

extension Label {
  fileprivate final func describeText(_ details: inout AccessibleDetails) {
    details.isLeftOut = (accessibilityLabel ?? "").isEmpty
    guard hasLinks, let extras else { return }
    details.parts = { [unowned self] in
      extras.links.enumerated().map { index, link in
        let rects = rects(ofLink: index)
        let box = rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
        var part = AccessiblePart(
          index, .link, String((text ?? "")[link.range]), frame: box)
        part.states.set(.focusable)
        part.attributes["address"] = link.address
        part.deeds = [
          AccessibleDeed(.click) { [weak self] in self?.openLink(index) }
        ]
        return part
      }
    }
  }
}

extension MenuBar {
  fileprivate final func describeBar(_ details: inout AccessibleDetails) {
    details.role = .menuBar
    details.parts = { [unowned self] in
      items.enumerated().map { index, item in
        var part = AccessiblePart(index, .menu, item.menu.title, frame: item.frame)
        part.states.set(.hasPopup)
        part.states.set(.expandable)
        part.states.set(.expanded, openIndex == index)
        part.deeds = [AccessibleDeed(.click) { [weak self] in self?.openMenu(at: index) }]
        part.views = { [weak self] in
          guard let self, openIndex == index else { return [] }
          return window?.popupProgram?.screen.menu?.levels.prefix(1).map(\.popup) ?? []
        }
        return part
      }
    }
  }
}

extension PopupWindow {
  fileprivate final func describeMenu(_ details: inout AccessibleDetails) {
    guard let menu = popupProgram?.screen.menu,
      let index = menu.levels.firstIndex(where: { $0.popup === self })
    else {
      details.role = takesInput ? .window : .toolTip
      details.content = takesInput ? .all : .nothing
      return
    }
    details.role = .popupMenu
    details.content = .nothing
    let level = menu.levels[index]
    details.parts = { [weak menu, weak level] in
      guard let menu, let level else { return [] }
      return level.rows.indices.map { menu.part(ofRow: $0, level, index) }
    }
  }
}

extension MenuSession {
  /// Returns the description of a row.
  fileprivate final func part(ofRow index: Int, _ level: MenuLevel, _ number: Int) -> AccessiblePart
  {
    let row = level.rows[index]
    var part = AccessiblePart(index, row.role, row.title, frame: level.rectInPopup(ofRow: index))
    part.description = row.accessibleDescription ?? ""
    part.states = row.states
    part.states.set(.selected, level.content.highlightedRow == index)
    if row.kind == .submenu {
      part.states.set(.expanded, level.openRow == index && levels.count > number + 1)
      part.views = { [weak self] in
        guard let self, levels.indices.contains(number + 1), levels[number].openRow == index else {
          return []
        }
        return [levels[number + 1].popup]
      }
    }
    if row.canBeHighlighted {
      let action = AccessibleAction(
        name: "click", localizedName: AccessibleAction.click.localizedName,
        keyBinding: row.keyBinding)
      part.deeds = [AccessibleDeed(action) { [weak self] in self?.choose(index, in: number) }]
    }
    return part
  }
}

@MainActor extension MenuRow {
  fileprivate var role: AccessibleRole {
    switch kind {
    case .submenu: .menu
    case .heading, .loading: .label
    case .item: selection != nil ? .radioMenuItem : mark == .off ? .menuItem : .checkMenuItem
    }
  }

  fileprivate var states: AccessibleStates {
    var states = AccessibleStates()
    states.set(.enabled, isEnabled || kind == .heading)
    states.set(.sensitive, isEnabled || kind == .heading)
    if canBeHighlighted {
      states.set(.focusable)
      states.set(.selectable)
    }
    if kind == .submenu {
      states.set(.hasPopup)
      states.set(.expandable)
    }
    if kind == .loading { states.set(.busy) }
    if selection != nil || mark != .off { states.set(.checkable) }
    states.set(.checked, mark == .on)
    states.set(.indeterminate, mark == .mixed)
    return states
  }

  /// The keys in AT-SPI's notation, such as `;;<Control>c`.
  fileprivate var keyBinding: String {
    guard let key = element as? KeyCommand, !shortcut.isEmpty else { return "" }
    let names: [(KeyModifierFlags, String)] = [
      (.control, "<Control>"), (.alternate, "<Alt>"), (.shift, "<Shift>"), (.command, "<Super>"),
    ]
    let modifiers = names.filter { key.modifierFlags.contains($0.0) }.map(\.1).joined()
    let last = shortcut.split(separator: "+" as Character).last.map(String.init) ?? shortcut
    return ";;\(modifiers)\(last.count == 1 ? last.lowercased() : last)"
  }
}
