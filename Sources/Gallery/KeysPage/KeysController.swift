import Widgets

/// The actions of the page's own commands.
@MainActor protocol CountAction { func countUp(_ sender: Any?) }
@MainActor protocol ResetCountAction { func resetCount(_ sender: Any?) }

extension Selector {
  static let countUp = Selector("countUp:", on: CountAction.self) { $0.countUp($1) }
  static let resetCount = Selector("resetCount:", on: ResetCountAction.self) { $0.resetCount($1) }
}

/// The page that shows the effects of keys: presses, commands and the focus.
final class KeysController: ViewController, EventObserver, CountAction, ResetCountAction {
  private let keyboard = KeyboardCard()
  private let group = GroupCard()
  private let list = CommandList()
  private var count = 0
  /// The width below which everything is in one column, in points.
  private static let narrowWidth = 560.0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    for card in [keyboard, group, list] { view.addSubview(card) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    (view.window as? GalleryWindow)?.observer = self
    Application.shared.keyObserver = { [weak self] key, use in self?.show(key, use) }
    keyboard.becomeFirstResponder()
    list.update()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    Application.shared.keyObserver = nil
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard let area = pageArea else { return }
    let gap = Spacing.medium
    if view.bounds.width < Spacing.scaled(Self.narrowWidth) {
      let height = min(160, max(110, (area.height * 0.3).rounded()))
      keyboard.frame = Rect(x: area.minX, y: area.minY, width: area.width, height: height)
      group.frame = Rect(
        x: area.minX, y: keyboard.frame.maxY + gap, width: area.width, height: GroupCard.height)
      let top = group.frame.maxY + gap
      list.frame = Rect(x: area.minX, y: top, width: area.width, height: max(0, area.maxY - top))
    } else {
      let width = ((area.width - gap) / 2).rounded()
      group.frame = Rect(
        x: area.minX, y: area.maxY - GroupCard.height, width: width, height: GroupCard.height)
      keyboard.frame = Rect(
        x: area.minX, y: area.minY, width: width,
        height: max(0, group.frame.minY - gap - area.minY))
      list.frame = Rect(x: area.maxX - width, y: area.minY, width: width, height: area.height)
    }
    view.mirror([keyboard, group, list])
  }

  // MARK: Commands

  override var keyCommands: [KeyCommand]? {
    [
      KeyCommand(title: "Count up", action: .countUp, input: "u", modifierFlags: .control),
      KeyCommand(
        title: "Count from zero", action: .resetCount, input: "u",
        modifierFlags: [.control, .shift]),
    ]
  }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == .resetCount ? count > 0 : super.canPerformAction(action, withSender: sender)
  }

  func countUp(_ sender: Any?) { count += 1 }
  func resetCount(_ sender: Any?) { count = 0 }

  // MARK: Events

  private func show(_ key: Key, _ use: KeyUse) {
    switch use {
    case .text: keyboard.show(key, "Typed as text.")
    case .press(let press):
      let owner = press.responder.map { "\(type(of: $0))" } ?? "no responder"
      keyboard.show(key, "A press, to \(owner) first and up from there.")
    case .command(let command, let target):
      let title = command.title.isEmpty ? command.action.name : command.title
      let words = "Command “\(title)”, performed by \(type(of: target))."
      keyboard.show(key, count > 0 ? "\(words) Count: \(count)." : words)
    }
    list.update()
  }

  /// Updates the list of shortcuts, which depends on the key window: this window becomes key after its page
  /// has appeared.
  func windowDidBecomeKey() { list.update() }

  func windowDidHandle(_ event: Event) {
    switch event.type {
    case .presses:
      let presses = (event as? PressesEvent)?.allPresses ?? []
      keyboard.show(isHeld: presses.contains { $0.phase != .ended && $0.phase != .cancelled })
      list.update()
    case .touches: list.update()
    default: break
    }
  }
}
