import ResponderBus

/// The object of a status item on the session bus, whose methods the desktop calls
/// (`org.kde.StatusNotifierItem`).
@MainActor final class StatusItemObject: BusObject {
  static let path = "/StatusNotifierItem"
  static let interface = "org.kde.StatusNotifierItem"

  private weak var item: StatusItem?
  let menu: BusMenu
  /// The activation token for a window, or `nil` after it was used.
  private var token: String?

  init(item: StatusItem) {
    self.item = item
    menu = BusMenu()
    menu.perform = { [weak self] element in self?.perform(element) }
    menu.validated = { [weak self] in self?.validation?.validated($0) ?? $0 }
  }

  // MARK: Being called

  func call(
    _ method: String, of interface: String, _ arguments: [DBusValue]
  ) throws(SessionBusError) -> [DBusValue] {
    switch method {
    case "Activate": act { $0.primaryAction }
    case "SecondaryActivate": act { $0.secondaryAction }
    case "ContextMenu": act { $0.contextMenuAction }
    case "Scroll": scroll(arguments)
    case "ProvideXdgActivationToken":
      token = arguments.first?.text.flatMap { $0.utf8.count <= 4_096 ? $0 : nil }
    default:
      throw .refused(
        name: "org.freedesktop.DBus.Error.NotSupported", message: "\(method) is not supported")
    }
    return []
  }

  /// Performs an action of the program after all waiting events.
  private func act(_ action: @escaping (StatusItem) -> (@MainActor (StatusItem) -> Void)?) {
    later { item in action(item)?(item) }
  }

  private func scroll(_ arguments: [DBusValue]) {
    guard arguments.count == 2, let delta = arguments[0].integer, delta != 0,
      let word = arguments[1].text?.lowercased()
    else { return }
    let axis: StatusItem.ScrollAxis = word == "horizontal" ? .horizontal : .vertical
    later { $0.scrollAction?($0, delta, axis) }
  }

  /// Performs a closure after all waiting events. If it makes another window the key window, the window is
  /// activated with the token.
  private func later(_ body: @escaping @MainActor (StatusItem) -> Void) {
    let given = token
    token = nil
    item?.context?.later { [weak item] in
      guard let item else { return }
      let leave = ActivationPermission(item.context?.application, token: given)
      body(item)
      leave.raiseNewKeyWindow()
    }
  }

  // MARK: The menu

  private var validation: MenuValidation? {
    item?.context?.application.map { MenuValidation(outsideWindowsOf: $0) }
  }

  private func perform(_ element: MenuElement) {
    later { [weak self] item in
      self?.validation?.perform(element, sender: item)
      self?.menu.refresh()
    }
  }

  // MARK: Properties

  func setProperty(_ name: String, of interface: String, to value: DBusValue) -> Bool { false }

  func property(_ name: String, of interface: String) -> DBusValue? {
    guard let item else { return nil }
    switch name {
    case "Category": return .string(item.category.rawValue)
    case "Id": return .string(item.identifier)
    case "Title": return .string(item.title)
    case "Status": return .string(item.status.rawValue)
    case "WindowId": return .int32(0)
    case "ItemIsMenu": return .bool(item.menu != nil && item.primaryAction == nil)
    case "Menu": return .objectPath(item.menu == nil ? "/NO_DBUSMENU" : menu.path)
    case "IconName": return .string(item.iconName ?? "")
    case "IconPixmap": return pictures(of: item.image)
    case "AttentionIconName": return .string(item.attentionIconName ?? "")
    case "AttentionIconPixmap": return pictures(of: item.attentionImage)
    case "OverlayIconPixmap": return pictures(of: nil)
    case "ToolTip":
      return .structure([
        .string(""), pictures(of: nil), .string(item.toolTip ?? ""),
        .string(item.toolTipText ?? ""),
      ])
    case "IconThemePath", "OverlayIconName", "AttentionMovieName": return .string("")
    default: return nil
    }
  }

  private func pictures(of image: Image?) -> DBusValue {
    let tint = item?.context?.theme[.label]
    let made = [22, 44].compactMap { side in
      image.flatMap { BusImage($0, side: side, tint: $0.isTemplate ? tint : nil)?.statusValue }
    }
    return .array(of: "(iiay)", made)
  }
}

extension StatusItemObject {
  static let description = """
    <node><interface name="org.kde.StatusNotifierItem">
      <method name="Activate">
        <arg type="i" direction="in"/><arg type="i" direction="in"/>
      </method>
      <method name="SecondaryActivate">
        <arg type="i" direction="in"/><arg type="i" direction="in"/>
      </method>
      <method name="ContextMenu">
        <arg type="i" direction="in"/><arg type="i" direction="in"/>
      </method>
      <method name="Scroll">
        <arg type="i" direction="in"/><arg type="s" direction="in"/>
      </method>
      <method name="ProvideXdgActivationToken"><arg type="s" direction="in"/></method>
      <signal name="NewTitle"/>
      <signal name="NewIcon"/>
      <signal name="NewAttentionIcon"/>
      <signal name="NewOverlayIcon"/>
      <signal name="NewToolTip"/>
      <signal name="NewMenu"/>
      <signal name="NewStatus"><arg type="s"/></signal>
      <property name="Category" type="s" access="read"/>
      <property name="Id" type="s" access="read"/>
      <property name="Title" type="s" access="read"/>
      <property name="Status" type="s" access="read"/>
      <property name="WindowId" type="i" access="read"/>
      <property name="ItemIsMenu" type="b" access="read"/>
      <property name="Menu" type="o" access="read"/>
      <property name="IconThemePath" type="s" access="read"/>
      <property name="IconName" type="s" access="read"/>
      <property name="IconPixmap" type="a(iiay)" access="read"/>
      <property name="OverlayIconName" type="s" access="read"/>
      <property name="OverlayIconPixmap" type="a(iiay)" access="read"/>
      <property name="AttentionIconName" type="s" access="read"/>
      <property name="AttentionIconPixmap" type="a(iiay)" access="read"/>
      <property name="AttentionMovieName" type="s" access="read"/>
      <property name="ToolTip" type="(sa(iiay)ss)" access="read"/>
    </interface></node>
    """
}
