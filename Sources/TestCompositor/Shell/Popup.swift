extension Server {
  /// An `xdg_popup`.
  public final class Popup {
    /// The protocol object.
    public let resource: XdgPopupResource
    /// The common part of windows and popups.
    public let desktopSurface: DesktopSurface
    /// The surface of the window or popup that it belongs to.
    public private(set) weak var parent: DesktopSurface?
    /// The layer surface that it belongs to instead.
    public internal(set) weak var layer: LayerSurface?
    /// A Boolean value that indicates whether the popup was created without a parent, so that another
    /// protocol must set one.
    private let needsLayer: Bool
    /// The positioner that was used last.
    public private(set) var positioner: Positioner
    /// The serial of the press with which it has taken a grab, or `nil` without a grab.
    public private(set) var grabSerial: UInt32?
    private unowned let server: Server

    init(
      _ resource: XdgPopupResource, _ desktopSurface: DesktopSurface, parent: DesktopSurface?,
      positioner: Positioner, server: Server
    ) {
      self.resource = resource
      self.desktopSurface = desktopSurface
      self.parent = parent
      needsLayer = parent == nil
      self.positioner = positioner
      self.server = server
    }

    /// The underlying surface.
    public var surface: Surface { desktopSurface.surface }

    /// Configures the popup with a frame, or with the frame of its positioner, and returns the serial.
    @discardableResult public func configure(_ place: Rect? = nil) -> UInt32 {
      let place = place ?? positioner.placement
      resource.sendConfigure(x: place.x, y: place.y, width: place.width, height: place.height)
      return desktopSurface.sendConfigure()
    }

    /// Dismisses the popup.
    public func sendDone() { resource.sendPopupDone() }

    /// Checks a commit against the rules of the shell. If it violates one, sends the protocol error and
    /// returns `false`.
    func allowsCommit() -> Bool {
      guard needsLayer, layer == nil, !surface.isMapped else { return true }
      let code = XdgWmBaseResource.ErrorCode.invalidPopupParent
      desktopSurface.base.postError(code, "the popup has no parent")
      return false
    }

    func handle(_ request: XdgPopupResource.Request) {
      switch request {
      case .destroy:
        if server.popups.contains(where: { $0.parent === desktopSurface }) {
          let code = XdgWmBaseResource.ErrorCode.notTheTopmostPopup
          desktopSurface.base.postError(code, "another popup is above it")
        }
      case .grab(_, let serial):
        guard !surface.isMapped else {
          return resource.postError(XdgPopupResource.ErrorCode.invalidGrab, "it is shown already")
        }
        grabSerial = serial
      case .reposition(let positioner, let token):
        guard let rules = server.positioners[ObjectIdentifier(positioner)] else { return }
        self.positioner = rules
        guard server.behavior.configures else { return }
        resource.sendRepositioned(token: token)
        configure()
      }
    }
  }

  func makePopup(
    _ id: XdgPopupResource, _ desktopSurface: DesktopSurface, _ parent: XdgSurfaceResource?,
    _ positioner: XdgPositionerResource
  ) -> Popup? {
    guard let rules = positioners[ObjectIdentifier(positioner)], rules.isComplete else {
      let code = XdgWmBaseResource.ErrorCode.invalidPositioner
      desktopSurface.base.postError(code, "the positioner lacks a size or a rectangle")
      return nil
    }
    let parents = shellBases.flatMap(\.desktopSurfaces)
    let popup = Popup(
      id, desktopSurface, parent: parents.first { $0.resource === parent }, positioner: rules,
      server: self)
    popups.append(popup)
    id.onRequest = { [unowned popup] in popup.handle($0) }
    id.whenGone { [unowned self] in
      popups.removeAll { $0 === popup }
      desktopSurface.popup = nil
    }
    return popup
  }

  /// Returns a popup by its index in the order of creation.
  ///
  /// - Throws: ``TestCompositorError/missing(_:)`` if there is no popup with the index.
  public func popup(_ index: Int = 0) throws -> Popup {
    guard popups.indices.contains(index) else { throw TestCompositorError.missing("popup") }
    return popups[index]
  }
}
