/// What few programs need from the first, made when it is needed.
@MainActor final class ApplicationExtras {
  let undelivered = UndeliveredActions()
  var motionSettings = MotionSettings()
  var motion: MotionCenter?
  /// What a shake asks at present.
  weak var undoAlert: AlertController?
  var desktopSettings: DesktopSettings?
  let remoteControlObservers = ObserverList<RemoteControlStatus>()
}
