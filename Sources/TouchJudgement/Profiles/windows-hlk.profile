# Limits that Microsoft publishes for touch screens of Windows devices, as far as software that runs on the
# device can see what they are about. Figures are named as `TouchLab figures` lists them.
#
# Documents: “Device.Input.Digitizer” is the page of the Windows Hardware Compatibility Program for components
# (Windows 10, version 1703). “Device.Digitizer Requirements” is that of the Windows Hardware Certification
# Program for Windows 8 and 8.1. The tests are those of the Windows Hardware Lab Kit (HLK) and of its predecessor.

profile windows-hlk
title Windows Hardware Lab Kit, touch screens and pens

limit touch.spurious <= 0
source Device.Input.Digitizer, Touch.ContactReports: nothing but what the user did
limit touch.lost <= 0
source Device.Input.Digitizer, Touch.ContactReports: nothing but what the user did; a contact is reported from down to up
limit touch.unended <= 0
source Device.Input.Digitizer, Touch.ContactReports: nothing but what the user did; a contact is reported from down to up
limit touch.unbegun <= 0
source Device.Input.Digitizer, Touch.ContactReports: nothing but what the user did; a contact is reported from down to up
limit touch.brief <= 0
source Device.Input.Digitizer, Touch.ContactReports: nothing but what the user did
limit touch.jumps <= 0
source Device.Input.Digitizer, Touch.FingerSeparation: all contacts are tracked and reported uniquely
limit coverage.cells >= 100 %
source Device.Input.Digitizer, Touch.Resolution: every pixel is accessible to touch, edges and corners too
limit accuracy.mapping <= 1 mm
source Device.Input.Digitizer, Touch.Accuracy: 1 mm further than 3.5 mm from the edges, which no wrong mapping keeps
limit accuracy.missed <= 0
source Device.Input.Digitizer, Touch.Accuracy: each tap is reported within 1 mm, or 2 mm near an edge
limit accuracy.inner <= 1 mm
source Device.Input.Digitizer, Touch.Accuracy: 1 mm further than 3.5 mm from the edges; HLK, “Windows Touch Physical Input Position Test”: for 95 %
limit accuracy.edge <= 2 mm
source Device.Input.Digitizer, Touch.Accuracy: 2 mm within 3.5 mm of the edges; HLK, “Windows Touch Physical Input Position Test”: for 95 %
limit straightness.inner <= 1 mm
source Device.Input.Digitizer, Touch.Jitter (jitter and linearity): moving, 1 mm to either side away from the edges
limit straightness.edge <= 2 mm
source Device.Input.Digitizer, Touch.Jitter (jitter and linearity): moving, 2 mm to either side within 3.5 mm of the edges
limit straightness.travel <= 1 mm
source HLK, “Windows Touch Digitizer Jitter Test”: a maximum of 1 mm over 10 mm of travel
limit jitter.rest.inner <= 0.5 mm
source Device.Input.Digitizer, Touch.Jitter: stationary, 0.5 mm to either side away from the edges
limit jitter.rest.edge <= 1 mm
source Device.Input.Digitizer, Touch.Jitter: stationary, 1 mm to either side within 3.5 mm of the edges
limit jitter.backward <= 0 mm
source Device.Input.Digitizer, Touch.Jitter: none opposite to the way of a contact that moves
limit separation.straight <= 12 mm
source Device.Digitizer Requirements, Touch.InputSeparation: 12 mm between centres of contacts of 9 mm, horizontally and vertically
limit separation.diagonal <= 15 mm
source Device.Digitizer Requirements, Touch.InputSeparation: 15 mm between centres of contacts of 9 mm, diagonally
limit separation.pinch <= 12 mm
source Device.Digitizer Requirements, Touch.InputSeparation: converging and diverging meet at 12 mm
limit fingers.most >= 5
source Device.Input.Digitizer, Touch.MinContactCount: five contacts at the same time
limit fingers.lost <= 0
source Device.Input.Digitizer, Touch.FingerSeparation: all contacts are tracked and reported uniquely
limit fingers.swapped <= 0
source Device.Input.Digitizer, Touch.FingerSeparation: all contacts are tracked and reported uniquely
limit fingers.diagonal <= 0
source Device.Input.Digitizer, Touch.FingerSeparation: all contacts are tracked and reported uniquely
limit ghost.idle <= 0
source Device.Input.Digitizer, Touch.ContactReports: nothing but what the user did, on battery; HLK, “Windows Touch Noise Suppression Test”
limit ghost.charging <= 0
source Device.Input.Digitizer, Touch.ContactReports: nothing but what the user did, while charging; HLK, “Windows Touch Noise Suppression Test”
limit ghost.stray <= 0
source Device.Input.Digitizer, Touch.ContactReports: nothing but what the user did, while there is input as well
limit rate.least >= 100 Hz
source Device.Digitizer Requirements, Touch.ReportingRate: at least 100 Hz, maintained; HLK, “Windows Touch Reporting Rate Test”: the least rate counts, not the mean
limit rate.five >= 100 Hz
source HLK, “Windows Touch Reporting Rate Test - Five Contacts”: the least rate of each contact counts; Device.Digitizer Requirements, Touch.ReportingRate: at least 100 Hz
limit rate.of-display >= 100 %
source Device.Input.Digitizer, Touch.ReportRate: at least the display's refresh rate
limit rate.mean <= 250 Hz
source Device.Input.Digitizer, Touch.ReportRate: a maximum of 250 Hz
limit latency.panel <= 25 ms
source Device.Input.Digitizer, Touch.Latency: a move is reported within 25 ms on screens of 7 inches and more

limit pen.accuracy <= 0.5 mm
source Device.Input.Digitizer, Pen.Accuracy: 0.5 mm in contact, away from the edges
limit pen.rest <= 0.3 mm
source Device.Input.Digitizer, Pen.Jitter: stationary, 0.3 mm to either side away from the edges
limit pen.levels >= 256
source Device.Input.Digitizer, Pen.Pressure: at least 256 levels
limit pen.rate >= 133 Hz
source Device.Input.Digitizer, Pen.ReportRate: at least 133 Hz
limit pen.eraser >= 1
source Device.Input.Digitizer, Pen.Eraser: the pen can erase
