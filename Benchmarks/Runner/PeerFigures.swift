/// The measured figures of one client.
struct PeerFigures: Codable {
  /// The client's name.
  var name: String
  /// The times from `exec` to the first commit with a buffer, in milliseconds, one for each start.
  var firstBuffer: [Double] = []
  /// The proportional set size, in MB.
  var proportionalMemory: Double?
  /// The unique set size, in MB.
  var uniqueMemory: Double?
  /// The number of wake-ups in ten idle seconds.
  var idleWakeUps: Int?
  /// The times from the press event to the next commit with a buffer, in milliseconds, one for each press.
  var pressToCommit: [Double] = []
  /// The times from a touch to the next commit with a buffer, in milliseconds, one for each touch.
  var touchToCommit: [Double] = []
  /// The areas that presses damage, in device pixels, one for each press.
  var pressDamage: [Double] = []
  /// The area of the pressed button, in square points, or `nil` if the client does not print it.
  var pressedButton: Double?
}
