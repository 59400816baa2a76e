import ResponderBus
import ResponderSystem

/// An icon in the desktop's status bar. Follows `NSStatusItem`, as far as `org.kde.StatusNotifierItem` goes.
///
/// What is set counts at once. ``StatusItemBar/removeStatusItem(_:)`` removes it.
@preconcurrency @MainActor public final class StatusItem {
  /// AppKit's length of an item that is as wide as it needs.
  public nonisolated static let variableLength = -1.0
  /// AppKit's length of an item that is as wide as high.
  public nonisolated static let squareLength = -2.0

  /// How much the user is to see of it.
  public enum Status: String, Hashable, Sendable {
    /// Nothing goes on: desktops may hide it.
    case passive = "Passive"
    /// It is shown.
    case active = "Active"
    /// Something wants to be looked at: the other icon is shown.
    case needsAttention = "NeedsAttention"
  }

  /// What an item is about, by which desktops order items.
  public enum Category: String, Hashable, Sendable {
    /// The program itself.
    case applicationStatus = "ApplicationStatus"
    /// Mail, chats, calls.
    case communications = "Communications"
    /// What the system does.
    case systemServices = "SystemServices"
    /// A device.
    case hardware = "Hardware"
  }

  /// How the wheel was turned over an item.
  public enum ScrollAxis: Hashable, Sendable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// What people read where there is no icon, and what is read to them; the program's name until it is set.
  public var title: String { didSet { if title != oldValue { announce("NewTitle") } } }
  /// The title of what is shown when the pointer rests on it; nil for none.
  public var toolTip: String? { didSet { if toolTip != oldValue { announce("NewToolTip") } } }
  /// The text below that.
  public var toolTipText: String? {
    didSet { if toolTipText != oldValue { announce("NewToolTip") } }
  }
  /// What it is about.
  public var category = Category.applicationStatus
  /// The name of an icon in the desktop's theme. Where there are both, desktops show this and no image.
  public var iconName: String? { didSet { if iconName != oldValue { announce("NewIcon") } } }
  /// The icon as an image. It is sent with 22 and 44 pixels; a template is drawn in the theme's text colour.
  public var image: Image? { didSet { announce("NewIcon") } }
  /// The icon while it ``Status/needsAttention``, by its name; nil for the same.
  public var attentionIconName: String? {
    didSet { if attentionIconName != oldValue { announce("NewAttentionIcon") } }
  }
  /// The icon while it ``Status/needsAttention``, as an image; nil for the same.
  public var attentionImage: Image? { didSet { announce("NewAttentionIcon") } }
  /// How much the user is to see of it.
  public var status = Status.active {
    didSet { if status != oldValue { announce("NewStatus", [.string(status.rawValue)]) } }
  }
  /// What is shown when it is clicked, where there is no ``primaryAction``, else with the secondary button.
  /// The desktop shows it, in its own way; commands go along the chain of the key window's first responder.
  public var menu: Menu? {
    didSet {
      object.menu.replace(menu)
      if (menu == nil) != (oldValue == nil) {
        announce("NewMenu")
        announceClick()
      }
    }
  }

  /// What a click does. Some bars, as waybar, ask only once whether a click opens the menu: set it before the
  /// program goes on to its next event, and they know.
  public var primaryAction: (@MainActor (StatusItem) -> Void)? {
    didSet { if (primaryAction == nil) != (oldValue == nil) { announceClick() } }
  }
  /// What a click with the middle button does.
  public var secondaryAction: (@MainActor (StatusItem) -> Void)?
  /// What a click with the secondary button does where the desktop shows no menu.
  public var contextMenuAction: (@MainActor (StatusItem) -> Void)?
  /// What the wheel does over it: the desktop tells how far, often 120 for a notch.
  public var scrollAction: (@MainActor (StatusItem, _ delta: Int, ScrollAxis) -> Void)?

  /// Whether it is to be in the bar.
  public var isVisible = true {
    didSet {
      guard isVisible != oldValue else { return }
      if isVisible { enter() } else { leave() }
    }
  }
  /// Whether it is in a bar now: false where the desktop has none, or has it no longer.
  public var isShown: Bool { isVisible && isRegistered && bar?.isAvailable ?? false }

  /// Whether the watcher has taken it.
  var isRegistered = false

  weak var context: ProgramContext?
  private let number: Int
  private weak var bar: StatusItemBar?
  /// A connection of its own: an item goes from the bar when its connection does, and in no other way.
  private var link: SessionBus?
  private var bus: BusConnection?
  /// What others call its connection, once they can.
  private var name: String?
  private var exports: [BusSubscription] = []
  private lazy var object = StatusItemObject(item: self)

  init(bar: StatusItemBar, context: ProgramContext?, number: Int) {
    self.bar = bar
    self.context = context
    self.number = number
    title = context?.name ?? ""
  }

  /// The desktop's name for it.
  var identifier: String {
    let program = (context?.program as? any RaisingProgram)?.identifier ?? title
    return number == 1 ? program : "\(program)-\(number)"
  }

  // MARK: On the bus

  /// Connects, and has the watcher know it.
  func enter() {
    guard isVisible, link == nil, let context, let address = context.busAddress else { return }
    let link = SessionBus(context: context, address: address)
    guard let bus = try? link.open() else { return }
    self.link = link
    self.bus = bus
    bus.whenClosed { [weak self, weak bus] _ in
      if let self, self.bus === bus { forget() }
    }
    bus.whenOpen { [weak self] in self?.appear() }
  }

  private func appear() {
    guard let bus else { return }
    do throws(SessionBusError) {
      exports = [
        try bus.export(
          object, at: StatusItemObject.path, description: StatusItemObject.description),
        try bus.export(
          object.menu, at: object.menu.path, description: BusMenu.description),
      ]
    } catch {
      return leave()
    }
    object.menu.bus = bus
    let wanted = "org.kde.StatusNotifierItem-\(CurrentProcess.number)-\(number)"
    bus.requestName(wanted) { [weak self, weak bus] result in
      guard let self, let bus, self.bus === bus else { return }
      name = (try? result.get()) == true ? wanted : bus.uniqueName
      register()
    }
  }

  /// Has the watcher know it, where there is one and others can call it already.
  func register() {
    guard let bus, let name else { return }
    bus.call(
      StatusItemBar.member("RegisterStatusNotifierItem"), [.string(name)],
      timeout: StatusItemBar.timeout
    ) { [weak self, weak bus] result in
      if case .success = result, let self, self.bus === bus { isRegistered = true }
    }
  }

  /// Goes from the bar.
  func leave() {
    let link = link
    forget()
    link?.close()
  }

  private func forget() {
    exports = []
    object.menu.bus = nil
    name = nil
    bus = nil
    link = nil
    isRegistered = false
  }

  /// No signal of the item's own says that a click does something else now.
  private func announceClick() {
    guard !exports.isEmpty,
      let isMenu = object.property("ItemIsMenu", of: StatusItemObject.interface)
    else { return }
    bus?.announceProperties(
      ["ItemIsMenu": isMenu], of: StatusItemObject.interface, at: StatusItemObject.path)
  }

  private func announce(_ signal: String, _ arguments: [DBusValue] = []) {
    guard !exports.isEmpty else { return }
    bus?.emit(
      BusMember(
        path: StatusItemObject.path, interface: StatusItemObject.interface, name: signal),
      arguments)
  }
}
