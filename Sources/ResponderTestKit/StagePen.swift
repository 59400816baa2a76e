import Glibc
import ResponderGeometry
import ResponderPlatform
import WindowResponder

/// The pen of a stage.
struct StagePen {
  var state = PenState()
  var kind = PenKind.pen
  var isNear = false
  /// The location in window coordinates, in points.
  var location = Point.zero
  var surface: HeadlessSurface?
  private(set) var altitude = Double.pi / 2
  private(set) var azimuth = 0.0

  /// Sets the orientation of the pen by two angles.
  mutating func hold(altitude: Double, azimuth: Double) {
    self.altitude = altitude
    self.azimuth = azimuth
    let reach = 1 / tan(max(altitude, 1e-3))
    state.tilt = Vector(dx: atan(reach * cos(azimuth)), dy: atan(reach * sin(azimuth)))
  }
}

extension PencilTool {
  var penKind: PenKind {
    switch self {
    case .pen: .pen
    case .eraser: .eraser
    case .brush: .brush
    case .pencil: .pencil
    case .airbrush: .airbrush
    }
  }
}
