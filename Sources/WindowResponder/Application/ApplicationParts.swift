/// What few programs need from the first, made when it is needed.
@MainActor final class ApplicationParts {
  let undelivered = UndeliveredActions()
  var motionSettings = MotionSettings()
  var motion: MotionCenter?
  /// What a shake asks at present.
  weak var undoAlert: AlertController?
  /// Where the session bus is; nil for nowhere.
  var busAddress: String?
  var bus: SessionBus?
  var desktopSettings: DesktopSettings?
  var remoteControl: RemoteControl?
  let remoteControlObservers = ObserverList<RemoteControlStatus>()
  var nowPlaying: NowPlayingInfoCenter?
  /// What brings text and input method together; nil until something that takes text was first
  /// responder.
  var textInput: TextInputSession?
}
