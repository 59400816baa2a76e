import ResponderGeometry
import ResponderPlatform
import ResponderRuntime
import Wayland

/// The role of a layer surface: its `zwlr_layer_surface_v1`.
///
/// No setting of an application can cause a protocol error. Layers, edges and distances are limited to values
/// that the protocol permits, and requests that are newer than the compositor's version are not sent.
@MainActor final class WaylandLayer {
  private let layer: ZwlrLayerSurfaceV1
  @BackLink private var surface: WaylandSurface?
  /// The values that the compositor has, or `nil` before any were sent.
  private var told: Told?
  /// The layer that the compositor has. The first is an argument of `get_layer_surface`.
  private var toldLayer: LayerSettings.Layer

  /// The arguments of the requests.
  private struct Told: Equatable {
    var width: UInt32
    var height: UInt32
    var anchor: ZwlrLayerSurfaceV1.Anchor
    var zone: Int32
    var margins: [Int32]
    var keyboard: ZwlrLayerSurfaceV1.KeyboardInteractivity
  }

  /// Gives a surface the role. If `output` is `nil`, the compositor chooses an output.
  init(
    surface: WaylandSurface, shell: ZwlrLayerShellV1, output: WlOutput?, settings: LayerSettings
  ) {
    self.surface = surface
    toldLayer = settings.layer
    layer = shell.getLayerSurface(
      surface: surface.wlSurface, output: output, layer: .init(rawValue: settings.layer.rawValue),
      namespace: settings.namespace.limited(toUTF8Count: WaylandToplevel.maximumTextSize))
    layer.onEvent = { [link = BackLink(self)] event in link.target?.handle(event) }
    set(settings)
  }

  /// Destroys the object.
  func destroy() {
    layer.destroy()
  }

  /// Acknowledges a configure with the next commit.
  func acknowledge(_ serial: UInt32) {
    layer.ackConfigure(serial: serial)
  }

  /// Becomes the parent of a popup that has none.
  func adopt(_ popup: XdgPopup) {
    layer.getPopup(popup: popup)
  }

  /// Sends the settings that have changed, and returns a Boolean value that indicates whether any were sent.
  /// They take effect with the next commit.
  @discardableResult func set(_ settings: LayerSettings) -> Bool {
    let isRaised = changeLayer(settings.layer)
    let now = wireValues(of: settings)
    let old = told
    guard now != old else { return isRaised }
    told = now
    if (now.width, now.height) != (old?.width ?? 0, old?.height ?? 0) {
      layer.setSize(width: now.width, height: now.height)
    }
    if now.anchor != old?.anchor ?? [] { layer.setAnchor(anchor: now.anchor) }
    if now.zone != old?.zone ?? 0 { layer.setExclusiveZone(zone: now.zone) }
    if now.margins != old?.margins ?? [0, 0, 0, 0] {
      layer.setMargin(
        top: now.margins[0], right: now.margins[1], bottom: now.margins[2], left: now.margins[3])
    }
    if now.keyboard != old?.keyboard ?? ZwlrLayerSurfaceV1.KeyboardInteractivity.none {
      layer.setKeyboardInteractivity(keyboardInteractivity: now.keyboard)
    }
    return true
  }

  /// Changes the layer, and returns a Boolean value that indicates whether it differs. Before version 2 of
  /// the protocol, a surface keeps its first layer.
  private func changeLayer(_ wanted: LayerSettings.Layer) -> Bool {
    guard wanted != toldLayer, layer.version >= 2 else { return false }
    toldLayer = wanted
    layer.setLayer(layer: .init(rawValue: wanted.rawValue))
    return true
  }

  private func wireValues(of settings: LayerSettings) -> Told {
    let limit = Double(WaylandLimits.maximumExtent)
    func whole(_ value: Double) -> Int32 {
      value.isFinite ? Int32(min(max(-limit, value.rounded()), limit)) : 0
    }
    let size = settings.fittingSize(limit: limit)
    let margins = settings.margins
    let isHeedless = settings.exclusiveZone < 0
    return Told(
      width: UInt32(size.width), height: UInt32(size.height), anchor: Self.anchor(settings.edges),
      zone: isHeedless ? -1 : whole(settings.exclusiveZone.rounded(.up)),
      margins: [margins.top, margins.right, margins.bottom, margins.left].map(whole),
      keyboard: keyboard(settings.keyboard))
  }

  /// Returns the keyboard mode to send. Before version 4 there is no `on_demand`, and `none` is used in its
  /// stead.
  private func keyboard(
    _ wanted: LayerSettings.Keyboard
  ) -> ZwlrLayerSurfaceV1.KeyboardInteractivity {
    wanted == .onDemand && layer.version < 4 ? .none : .init(rawValue: wanted.rawValue)
  }

  private static func anchor(_ edges: RectEdge) -> ZwlrLayerSurfaceV1.Anchor {
    var anchor: ZwlrLayerSurfaceV1.Anchor = []
    if edges.contains(.top) { anchor.insert(.top) }
    if edges.contains(.bottom) { anchor.insert(.bottom) }
    if edges.contains(.left) { anchor.insert(.left) }
    if edges.contains(.right) { anchor.insert(.right) }
    return anchor
  }

  private func handle(_ event: ZwlrLayerSurfaceV1.Event) {
    guard let surface, !surface.isDestroyed else { return }
    switch event {
    case .configure(let serial, let width, let height):
      surface.survive(surface.tracker.setLayer(width: width, height: height))
      surface.didConfigure(serial: serial)
    case .closed:
      surface.display?.events?.surfaceWasClosed(surface)
    }
  }
}
