import ResponderGeometry
import ResponderPlatform

/// What the compositor knows of a surface, so that only what changes is sent.
struct CommittedState {
  var geometry: Rect?
  /// Nil before the first; the region itself may be empty.
  var opaqueRegion: Region?
  /// Nil before the first, which is as good as everywhere.
  var inputRegion: Rect?
  /// The viewport's destination, in points; nil for none.
  var destination: Size?
  var bufferScale: Int32 = 1
  /// The surface's size, in points; nil before there is a buffer.
  var points: Size?
  /// The buffer's size; nil before there is one.
  var size: PixelSize?
}
