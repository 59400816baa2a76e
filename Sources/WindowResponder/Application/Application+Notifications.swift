extension Application: NotificationProgram {
  var isInFront: Bool { applicationState == .active }
}
