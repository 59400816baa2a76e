/// When a movement of the device counts as a shake, each limit settable.
///
/// They belong to the application: ``Application/motionSettings``. A shake is a movement to and fro:
/// the device is accelerated hard one way, then the other, a few times in quick succession. What is
/// looked at is the acceleration without gravity.
public struct MotionSettings: Hashable, Sendable {
  /// How often the accelerometer is read while somebody asks for motion, in readings a second.
  public var readingsPerSecond = 50.0
  /// How hard the device has to be accelerated, in m/s²; walking with it stays below 6.
  public var shakeThreshold = 9.0
  /// The acceleration below which the device counts as still again, in m/s²: well below
  /// ``shakeThreshold``, so that the turning points of a shake do not end it.
  public var stillThreshold = 4.0
  /// How often the direction has to turn round before the movement is a shake.
  public var reversals = 3
  /// How long those turns may take together, in seconds.
  public var shakeWindow = 1.2
  /// How far apart two turns are at least, in seconds: what rings after a knock turns faster.
  public var shortestSwing = 0.04
  /// How far apart two turns are at most, in seconds.
  public var longestSwing = 0.4
  /// How long the device has to be still for the shake to be over, in seconds.
  public var stillInterval = 0.25
  /// How long a shake lasts at most, in seconds; a longer one is cancelled, as what shakes it is no hand.
  public var longestShake = 3.0
  /// How quickly the direction of gravity is followed, in seconds.
  public var gravityInterval = 0.8

  /// Creates the settings as they are when a program starts.
  public init() {}
}
