/// What few programs need from the first, made when it is needed.
@MainActor final class ApplicationExtras {
  let undelivered = UndeliveredActions()
  var motionSettings = MotionSettings()
  var motion: MotionCenter?
  /// What a shake asks at present.
  weak var undoAlert: AlertController?
  var desktopSettings: DesktopSettings?
  let scenes = SceneState()
  var isIdleTimerDisabled = false
  var badgeNumber = 0
  var isNetworkActive = false
  var lastBackgroundTask = 0
  let remoteControlObservers = ObserverList<RemoteControlStatus>()
}
