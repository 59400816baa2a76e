import ResponderRuntime

extension Application: MotionProgram {
  var isActive: Bool { applicationState == .active }

  /// Starts to read the accelerometer in a tree of devices, such as ``Accelerometer/systemFolder``.
  package func followMotion(in tree: String) {
    extras.motion = MotionCenter(program: self, tree: tree)
  }

  /// The object that delivers shakes. Before ``followMotion(in:)`` it reads no accelerometer.
  var motion: MotionCenter {
    if let motion = extras.motion { return motion }
    let motion = MotionCenter(program: self, tree: "")
    extras.motion = motion
    return motion
  }

  /// A Boolean value that indicates whether an accelerometer was found.
  package var hasAccelerometer: Bool { motion.hasDevice }

  /// Calls a closure with each reading of the accelerometer while it is read, along the screen's axes in
  /// m/s². Pass `nil` to stop that.
  package func watchAcceleration(_ body: ((_ x: Double, _ y: Double, _ z: Double) -> Void)?) {
    motion.onReading = body.map { body in { body($0.x, $0.y, $0.z) } }
  }

  /// Simulates a shake, for development on a machine without an accelerometer.
  ///
  /// Motion begins and ends as if the device had been shaken, after the events that wait already. As on a
  /// device, the event is delivered only if it has an effect. Either a responder in the first responder's
  /// chain overrides a motion method, such as ``Responder/motionEnded(_:with:)``, or the shake offers to
  /// undo.
  public func simulateShake() {
    queue.append(
      .system { [link = BackLink(self)] in
        guard let application = link.target, application.motion.isAskedFor else { return }
        application.motion.handle(.began, at: application.now)
      })
    queue.append(
      .system { [link = BackLink(self)] in
        guard let application = link.target else { return }
        application.motion.handle(.ended, at: application.now)
      })
    processQueue()
  }
}
