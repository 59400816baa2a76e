import ResponderBus
import ResponderRuntime
import ResponderSystem

/// An icon in the desktop's status bar. Follows `NSStatusItem`, as far as `org.kde.StatusNotifierItem`
/// permits.
///
/// Changes of its properties take effect immediately. ``StatusItemBar/removeStatusItem(_:)`` removes the
/// item.
@preconcurrency @MainActor public final class StatusItem {
  /// AppKit's length of an item whose width depends on its contents.
  public nonisolated static let variableLength = -1.0
  /// AppKit's length of an item whose width is equal to its height.
  public nonisolated static let squareLength = -2.0

  /// The importance of an item for the user.
  public enum Status: String, Hashable, Sendable {
    /// The item is idle. The desktop may hide it.
    case passive = "Passive"
    /// The item is active. The desktop shows it.
    case active = "Active"
    /// The item needs the user's attention. The desktop shows the attention icon.
    case needsAttention = "NeedsAttention"
  }

  /// The subject of an item. Desktops order items by their categories.
  public enum Category: String, Hashable, Sendable {
    /// The state of the program.
    case applicationStatus = "ApplicationStatus"
    /// Mail, chats and calls.
    case communications = "Communications"
    /// A service of the system.
    case systemServices = "SystemServices"
    /// The state of a device.
    case hardware = "Hardware"
  }

  /// The axis of a scroll over an item.
  public enum ScrollAxis: Hashable, Sendable {
    /// The horizontal axis.
    case horizontal
    /// The vertical axis.
    case vertical
  }

  /// The title, which the desktop shows if there is no icon, and which screen readers read. The default is
  /// the name of the program.
  public var title: String { didSet { if title != oldValue { announce("NewTitle") } } }
  /// The title of the tool tip, or `nil` for none.
  public var toolTip: String? { didSet { if toolTip != oldValue { announce("NewToolTip") } } }
  /// The text of the tool tip, below its title, or `nil` for none.
  public var toolTipText: String? {
    didSet { if toolTipText != oldValue { announce("NewToolTip") } }
  }
  /// The category of the item. The default is ``Category/applicationStatus``.
  public var category = Category.applicationStatus
  /// The name of an icon in the desktop's theme. If the item also has an ``image``, desktops show the icon
  /// with this name.
  public var iconName: String? { didSet { if iconName != oldValue { announce("NewIcon") } } }
  /// The icon as an image. It is sent in sizes of 22 and 44 pixels. A template image has the theme's label
  /// color.
  public var image: Image? { didSet { announce("NewIcon") } }
  /// The name of the icon in the status ``Status/needsAttention``, or `nil` for the same icon.
  public var attentionIconName: String? {
    didSet { if attentionIconName != oldValue { announce("NewAttentionIcon") } }
  }
  /// The icon in the status ``Status/needsAttention`` as an image, or `nil` for the same icon.
  public var attentionImage: Image? { didSet { announce("NewAttentionIcon") } }
  /// The status of the item. The default is ``Status/active``.
  public var status = Status.active {
    didSet { if status != oldValue { announce("NewStatus", [.string(status.rawValue)]) } }
  }
  /// The menu of the item, or `nil` for none. If there is no ``primaryAction``, a click opens it. Otherwise,
  /// a click with the secondary button does. The desktop draws the menu. Commands are sent along the
  /// responder chain of the key window's first responder.
  public var menu: Menu? {
    didSet {
      object.menu.replace(menu)
      if (menu == nil) != (oldValue == nil) {
        announce("NewMenu")
        announceClick()
      }
    }
  }

  /// The closure that is called after a click, or `nil` for none. Some bars, such as waybar, read only once
  /// whether a click opens the menu. Set the closure before the program handles its next event, so that these
  /// bars read the correct value.
  public var primaryAction: (@MainActor (StatusItem) -> Void)? {
    didSet { if (primaryAction == nil) != (oldValue == nil) { announceClick() } }
  }
  /// The closure that is called after a click with the middle button.
  public var secondaryAction: (@MainActor (StatusItem) -> Void)?
  /// The closure that is called after a click with the secondary button if the desktop shows no menu.
  public var contextMenuAction: (@MainActor (StatusItem) -> Void)?
  /// The closure that is called after a scroll over the item. The desktop determines the distance, often 120
  /// for a detent of the wheel.
  public var scrollAction: (@MainActor (StatusItem, _ delta: Int, ScrollAxis) -> Void)?

  /// A Boolean value that indicates whether the item is added to the bar. The default is `true`.
  public var isVisible = true {
    didSet {
      guard isVisible != oldValue else { return }
      if isVisible { enter() } else { leave() }
    }
  }
  /// A Boolean value that indicates whether the item is in a bar. If the desktop has no bar, or no longer, it
  /// is `false`.
  public var isShown: Bool { isVisible && isRegistered && bar?.isAvailable ?? false }

  /// A Boolean value that indicates whether the watcher has registered the item.
  var isRegistered = false

  @BackLink var context: ProgramContext?
  private let number: Int
  private weak var bar: StatusItemBar?
  /// The connection of the item to the session bus. A watcher removes an item only when the connection of the
  /// item is closed, so each item has its own.
  private var link: SessionBus?
  private var bus: BusConnection?
  /// The bus name of the connection, or `nil` until the bus has replied to the request for it.
  private var name: String?
  private var exports: [BusSubscription] = []
  private lazy var object = StatusItemObject(item: self)

  init(bar: StatusItemBar, context: ProgramContext?, number: Int) {
    self.bar = bar
    self.context = context
    self.number = number
    title = context?.name ?? ""
  }

  /// The identifier of the item for the desktop (`Id`).
  var identifier: String {
    let program = context?.application?.identifier ?? title
    return number == 1 ? program : "\(program)-\(number)"
  }

  // MARK: On the bus

  /// Opens the connection of the item, and registers the item with the watcher.
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

  /// Registers the item with the watcher if the item has a bus name. If there is no watcher, the item is not
  /// registered.
  func register() {
    guard let bus, let name else { return }
    bus.call(
      StatusItemBar.member("RegisterStatusNotifierItem"), [.string(name)],
      timeout: StatusItemBar.timeout
    ) { [weak self, weak bus] result in
      if case .success = result, let self, self.bus === bus { isRegistered = true }
    }
  }

  /// Removes the item from the bar.
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

  /// Announces a change of `ItemIsMenu`, for which `org.kde.StatusNotifierItem` has no signal.
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
