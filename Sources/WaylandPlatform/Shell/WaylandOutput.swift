import ResponderGeometry
import ResponderPlatform
import ResponderRuntime
import Wayland

/// A `wl_output`: one monitor, in the state of its last `done`.
@MainActor final class WaylandOutput {
  let wlOutput: WlOutput
  /// The last complete description, or `nil` before the first `done`.
  private(set) var description: OutputDescription?
  private var gathered = OutputDescription(
    name: "", frame: .zero, scale: 1, transform: 0, refreshRate: 0)
  private var plainOrigin = Point.zero
  /// The origin in the compositor's space, from `xdg_output`. With a fractional scale, the logical origin and
  /// size differ from those that the mode implies.
  private var logicalOrigin: Point?
  private var logicalSize: Size?
  /// The `xdg_output`, or `nil` if the compositor has no `zxdg_output_manager_v1`.
  private let xdgOutput: ZxdgOutputV1?
  private let onChange: () -> Void

  /// Creates an output. `onChange` is called when the description has changed.
  init(
    _ wlOutput: WlOutput, number: UInt32, manager: ZxdgOutputManagerV1?,
    onChange: @escaping () -> Void
  ) {
    self.wlOutput = wlOutput
    self.onChange = onChange
    gathered.number = number
    xdgOutput = manager?.getXdgOutput(output: wlOutput)
    wlOutput.onEvent = { [link = BackLink(self)] event in link.target?.handle(event) }
    xdgOutput?.onEvent = { [link = BackLink(self)] event in link.target?.handle(event) }
  }

  /// Destroys the objects when the monitor is removed.
  func destroy() {
    wlOutput.onEvent = nil
    xdgOutput?.onEvent = nil
    xdgOutput?.destroy()
    wlOutput.destroy()
  }

  private func handle(_ event: ZxdgOutputV1.Event) {
    switch event {
    case .logicalPosition(let x, let y):
      logicalOrigin = Point(x: Double(x), y: Double(y))
    case .logicalSize(let width, let height):
      // A size that is not positive is ignored.
      logicalSize =
        width > 0 && height > 0 ? Size(width: Double(width), height: Double(height)) : nil
    case .name(let name):
      // From version 4 on, `wl_output` sends the name itself.
      if wlOutput.version < 4 { gathered.name = name }
    case .description:
      break
    case .done:
      finish()
    }
    // Without a `done` event of either object, the description is complete at once.
    if wlOutput.version < 2 { finish() }
  }

  private func handle(_ event: WlOutput.Event) {
    switch event {
    case .geometry(let x, let y, let width, let height, _, let make, let model, let transform):
      plainOrigin = Point(x: Double(x), y: Double(y))
      gathered.millimetres = Size(width: Double(max(0, width)), height: Double(max(0, height)))
      gathered.model = [make, model].filter { !$0.isEmpty }.joined(separator: " ")
      gathered.transform = Int(transform.rawValue & 7)
    case .mode(let flags, let width, let height, let refresh):
      guard flags.contains(.current) else { return }
      gathered.modeSize = Size(width: Double(max(0, width)), height: Double(max(0, height)))
      // The protocol uses mHz.
      gathered.refreshRate = Double(max(0, refresh)) / 1_000
    case .scale(let factor):
      if factor > 0, Double(factor) <= WaylandLimits.maximumScale { gathered.scale = Int(factor) }
    case .name(let name):
      gathered.name = name
    case .description:
      break
    case .done:
      finish()
    }
    // Version 1 has no `done` event.
    if wlOutput.version < 2 { finish() }
  }

  /// Completes the description. Without a logical size, the size is that of the mode, in points. A rotation
  /// by 90° or 270° exchanges the sides.
  private func finish() {
    let isOnItsSide = gathered.transform % 2 == 1
    let scale = Double(gathered.scale)
    let modeSize = gathered.modeSize
    let plainSize = Size(
      width: (isOnItsSide ? modeSize.height : modeSize.width) / scale,
      height: (isOnItsSide ? modeSize.width : modeSize.height) / scale)
    gathered.frame = Rect(origin: logicalOrigin ?? plainOrigin, size: logicalSize ?? plainSize)
    guard gathered != description else { return }
    description = gathered
    onChange()
  }
}
