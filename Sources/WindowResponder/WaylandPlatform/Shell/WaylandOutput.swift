import Wayland

/// A `wl_output`: one monitor, as it is since its last `done`.
@MainActor final class WaylandOutput {
  let wlOutput: WlOutput
  /// What is told upward; nil before the first `done`.
  private(set) var description: OutputDescription?
  private var gathered = OutputDescription(
    name: "", frame: .zero, scale: 1, transform: 0, refreshRate: 0)
  private var modeSize = Size.zero
  private let onChange: () -> Void

  /// `onChange` is called when the description is another.
  init(_ wlOutput: WlOutput, onChange: @escaping () -> Void) {
    self.wlOutput = wlOutput
    self.onChange = onChange
    wlOutput.onEvent = { [weak self] event in self?.handle(event) }
  }

  /// The monitor is gone.
  func destroy() {
    wlOutput.onEvent = nil
    wlOutput.destroy()
  }

  private func handle(_ event: WlOutput.Event) {
    switch event {
    case .geometry(let x, let y, _, _, _, _, _, let transform):
      gathered.frame.origin = Point(x: Double(x), y: Double(y))
      gathered.transform = Int(transform.rawValue & 7)
    case .mode(let flags, let width, let height, let refresh):
      guard flags.contains(.current) else { return }
      modeSize = Size(width: Double(max(0, width)), height: Double(max(0, height)))
      // The protocol counts in mHz.
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
    // Version 1 has no `done`.
    if wlOutput.version < 2 { finish() }
  }

  /// A quarter turn swaps the sides; the logical size is the mode's in points.
  private func finish() {
    let isOnItsSide = gathered.transform % 2 == 1
    let scale = Double(gathered.scale)
    gathered.frame.size = Size(
      width: (isOnItsSide ? modeSize.height : modeSize.width) / scale,
      height: (isOnItsSide ? modeSize.width : modeSize.height) / scale)
    guard gathered != description else { return }
    description = gathered
    onChange()
  }
}
