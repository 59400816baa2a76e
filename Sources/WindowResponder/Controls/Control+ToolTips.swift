// A touch that has shown a control's tool tip does not press the control.
extension Control: LiftTriggered {}
