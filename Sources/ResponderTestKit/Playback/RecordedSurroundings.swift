import ResponderPlatform
import TouchRecording

/// The recorded window and its screen, from the facts in the recording.
@MainActor struct RecordedSurroundings {
  /// The longest side of a window, in device pixels.
  private static let largestSide = 8_192.0
  private static let scales = 0.25...8.0

  private let options: PlaybackOptions
  /// The window whose events are played: the first one that is described.
  private(set) var window: WindowState?
  private var outputs: [UInt32: Output] = [:]
  private var tools: [UInt32: PenKind] = [:]
  /// The tools that move a pointer instead of drawing.
  private var mice: Set<UInt32> = []
  /// The maximum number of screens and of tools, as a file may have any number.
  private static let mostThings = 64

  init(_ options: PlaybackOptions) { self.options = options }

  /// Handles a fact. Returns a Boolean value that indicates whether it concerns the window or its screen.
  mutating func take(_ content: Fact.Content) -> Bool {
    switch content {
    case .window(let state):
      guard window == nil || window?.number == state.number else { return false }
      window = state
      return true
    case .output(let output):
      guard outputs[output.number] != nil || outputs.count < Self.mostThings else { return false }
      outputs[output.number] = output
      return output.number == window?.output
    case .outputGone(let number):
      outputs[number] = nil
      return false
    case .tool(let tool):
      guard tools.count + mice.count < Self.mostThings else { return false }
      tools[tool.number] = Self.kinds[tool.type]
      if ["mouse", "lens"].contains(tool.type) { mice.insert(tool.number) }
      return false
    case .machine, .global, .seat, .calibration, .device, .axis, .source: return false
    }
  }

  /// Returns the kind of pen for a tool, or `nil` if it does not draw.
  func kind(ofTool number: UInt32) -> PenKind? {
    mice.contains(number) ? nil : tools[number] ?? .pen
  }

  private static let kinds: [String: PenKind] = [
    "pen": .pen, "eraser": .eraser, "brush": .brush, "pencil": .pencil, "airbrush": .airbrush,
    "finger": .finger,
  ]

  /// Returns a Boolean value that indicates whether events of a window with this number are played.
  func isOurs(_ number: UInt32) -> Bool {
    guard let window else { return true }
    // A recording may not have the number of the window.
    return number == window.number || number == 0
  }

  /// Converts a recorded location to the coordinates of the stage's window, in points.
  func place(x: Double, y: Double, on stage: Stage) -> Point {
    let corner = stage.surface?.geometry.origin ?? .zero
    guard options.scalesToWindow, let window else {
      return Point(x: x - corner.x, y: y - corner.y)
    }
    let size = stage.frontWindow.surfaceSize
    return Point(
      x: x * size.width / window.width - corner.x, y: y * size.height / window.height - corner.y)
  }

  /// Returns the ratio of the width of the stage's window to that of the recorded one.
  func stretch(on stage: Stage) -> Double {
    guard options.scalesToWindow, let window else { return 1 }
    return stage.frontWindow.surfaceSize.width / window.width
  }

  /// Sets the recorded size of the window, and the recorded scale and transform of the stage.
  func apply(to stage: Stage) {
    guard !options.scalesToWindow, let window, let surface = stage.surface else { return }
    let display = stage.display
    let output = outputs[window.output]
    var scale = display.scale
    if let output, !options.keepsScale {
      scale = min(max(Double(output.scale) / 120, Self.scales.lowerBound), Self.scales.upperBound)
    }
    let largest = Self.largestSide / scale
    let size = Size(
      width: min(max(window.width, 1), largest), height: min(max(window.height, 1), largest))
    if scale != display.scale {
      display.scale = scale
      for surface in display.surfaces { stage.application.surface(surface, didChangeScale: scale) }
    }
    tellOutput(output, size: window.isFullscreen ? size : nil, on: stage)
    var states = surface.configuration.states
    if window.isFullscreen { states.insert(.fullscreen) } else { states.remove(.fullscreen) }
    if surface.configuration.states != states {
      surface.configuration.states = states
      surface.configure()
      stage.application.settle()
    }
    resize(surface, to: size, on: stage)
  }

  /// Sets the size of the surface to the recorded one. It includes the shadow if the window draws one.
  private func resize(_ surface: HeadlessSurface, to size: Size, on stage: Stage) {
    let (all, inner) = (stage.frontWindow.surfaceSize, stage.frontWindow.bounds.size)
    let width = max(1, size.width - (all.width - inner.width))
    let height = max(1, size.height - (all.height - inner.height))
    if surface.configuration.width != width || surface.configuration.height != height {
      surface.configuration.width = width
      surface.configuration.height = height
      surface.configure()
    }
    stage.application.settle()
  }

  private func tellOutput(_ output: Output?, size: Size?, on stage: Stage) {
    let display = stage.display
    guard var told = display.outputs.first else { return }
    if let size { told.frame.size = size }
    told.scale = Int(display.scale.rounded(.up))
    if let output {
      told.transform = Int(output.transform)
      told.millimetres = Size(
        width: output.widthMillimetres, height: output.heightMillimetres)
      told.modeSize = Size(width: Double(output.widthPixels), height: Double(output.heightPixels))
      told.refreshRate = Double(output.refresh) / 1_000
    }
    guard told != display.outputs[0] else { return }
    display.outputs[0] = told
    stage.application.outputsDidChange()
  }
}
