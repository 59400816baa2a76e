/// The measured figures of one client.
struct PeerFigures: Codable {
  /// The client's name.
  var name: String
  /// From exec to the first commit with a buffer: milliseconds, one a start.
  var firstBuffer: [Double] = []
  /// Proportional set size, MB.
  var proportionalMemory: Double?
  /// Unique set size, MB.
  var uniqueMemory: Double?
  /// Wake-ups in ten idle seconds.
  var idleWakeUps: Int?
  /// From the press event to the next commit with a buffer: milliseconds, one a press.
  var pressToCommit: [Double] = []
  /// The same for a finger.
  var touchToCommit: [Double] = []
  /// The area damaged by a press: device pixels, one a press.
  var pressDamage: [Double] = []
  /// The area of the button that was pressed, where the client tells it: points.
  var pressedButton: Double?
}
