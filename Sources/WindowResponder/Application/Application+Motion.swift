extension Application: MotionProgram {
  var isActive: Bool { applicationState == .active }

  /// Reads the accelerometer of a tree of devices from now on, as ``Accelerometer/systemFolder``.
  package func followMotion(in tree: String) {
    extras.motion = MotionCenter(program: self, tree: tree)
  }

  /// The part that hands shakes on; it reads no accelerometer before ``followMotion(in:)``.
  var motion: MotionCenter {
    if let motion = extras.motion { return motion }
    let motion = MotionCenter(program: self, tree: "")
    extras.motion = motion
    return motion
  }

  /// Whether the device has an accelerometer, as far as has been looked.
  package var hasAccelerometer: Bool { motion.hasDevice }

  /// Has a closure look on at what the accelerometer tells while it is read, along the screen's axes, in
  /// m/s²; nil ends that.
  package func watchAcceleration(_ body: ((_ x: Double, _ y: Double, _ z: Double) -> Void)?) {
    motion.onReading = body.map { body in { body($0.x, $0.y, $0.z) } }
  }

  /// Simulates a shake, for development on a machine that cannot be shaken.
  ///
  /// Motion begins and ends as if the device had been shaken, behind the events that wait already. As on
  /// a device, it is not delivered unless a responder of the first responder's chain overrides one of the
  /// methods for motion events, as ``Responder/motionEnded(_:with:)``, or a shake would ask about undoing.
  public func simulateShake() {
    queue.append(
      .system { [weak self] in
        guard let self, motion.isAskedFor else { return }
        motion.handle(.began, at: now)
      })
    queue.append(
      .system { [weak self] in
        guard let self else { return }
        motion.handle(.ended, at: now)
      })
    processQueue()
  }
}
