import ResponderGeometry
import ResponderPlatform

/// The state of a surface that the compositor has. Only changes are sent.
struct CommittedState {
  var geometry: Rect?
  /// The opaque region, which may be empty. It is `nil` before the first is sent.
  var opaqueRegion: Region?
  /// The input region. It is `nil` before the first is sent, which means that all of the surface receives
  /// input.
  var inputRegion: Rect?
  /// The viewport's destination, in points, or `nil` if it is not set.
  var destination: Size?
  var bufferScale: Int32 = 1
  /// The surface's size, in points. It is `nil` before the first buffer.
  var points: Size?
  /// The buffer's size. It is `nil` before the first buffer.
  var size: PixelSize?
}
