/// What few programs need from the first, made when it is needed.
@MainActor final class ApplicationParts {
  var motionSettings = MotionSettings()
  var motion: MotionCenter?
  /// What a shake asks at present.
  var undoQuestion: UndoQuestion?
  /// Shows such a question; tells whether it could.
  var present: (UndoQuestion, Application) -> Bool = { _, _ in false }
  /// Where the session bus is; nil for nowhere.
  var busAddress: String?
  var bus: SessionBus?
  var desktopSettings: DesktopSettings?
  var remoteControl: RemoteControl?
  let remoteControlObservers = ObserverList<RemoteControlStatus>()
  var nowPlaying: NowPlayingInfoCenter?
}
